const RATE = 48_000;
const CHORD_SECONDS = 4;
const FADE_SECONDS = 2.5;

/** In hertz: four quiet chords, which begin again when the film is longer. */
const chords = [
  [174.61, 261.63, 329.63, 440],
  [146.83, 220, 293.66, 349.23],
  [164.81, 246.94, 329.63, 392],
  [130.81, 196, 261.63, 329.63],
];

/** Soft tones for the film's length, in stereo: each chord swells and fades into the next. @param seconds of the film */
export async function music(seconds: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, Math.ceil(seconds * RATE), RATE);
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.9, Math.max(0, seconds - FADE_SECONDS));
  volume.gain.linearRampToValueAtTime(0, seconds);
  const warmth = new BiquadFilterNode(context, { type: "lowpass", frequency: 1_400 });
  warmth.connect(volume).connect(context.destination);

  for (let at = 0, chord = 0; at < seconds; at += CHORD_SECONDS, chord += 1) {
    const tones = chords[chord % chords.length] ?? [];
    for (const [index, frequency] of tones.entries()) {
      swell(context, warmth, { frequency, at, pan: index / (tones.length - 1) - 0.5 });
      bell(context, warmth, { frequency: frequency * 2, at: at + 0.5 + index * 0.8, pan: 0.4 - index * 0.25 });
    }
  }
  return context.startRendering();
}

type Tone = { frequency: number; at: number; pan: number };

function swell(context: OfflineAudioContext, out: AudioNode, { frequency, at, pan }: Tone): void {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.07, at + 1.4);
  gain.gain.setValueAtTime(0.07, at + CHORD_SECONDS - 0.6);
  gain.gain.linearRampToValueAtTime(0, at + CHORD_SECONDS + 1.2);
  for (const detune of [-5, 5]) {
    const tone = new OscillatorNode(context, { type: "triangle", frequency, detune });
    tone.connect(gain);
    tone.start(at);
    tone.stop(at + CHORD_SECONDS + 1.2);
  }
  gain.connect(new StereoPannerNode(context, { pan })).connect(out);
}

function bell(context: OfflineAudioContext, out: AudioNode, { frequency, at, pan }: Tone): void {
  const tone = new OscillatorNode(context, { type: "sine", frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.05, at + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + 2.2);
  tone.connect(gain).connect(new StereoPannerNode(context, { pan })).connect(out);
  tone.start(at);
  tone.stop(at + 2.3);
}
