// Runs in Chromium, which has the encoder of H.264: draws the frames on a canvas and makes the MP4 of them.

import { registerAacEncoder } from "@mediabunny/aac-encoder";
import { AudioBufferSource, BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality } from "mediabunny";
import { music } from "./music";

export type Cut = {
  /** A PNG, in base64. */
  picture: string;
  frames: number;
  touch?: { x: number; y: number };
  /** The picture before fades into this one. */
  fades: boolean;
};

const FADE_FRAMES = 10;
const TOUCH_RADIUS = 44;

/** Puts a film together, cut after cut. */
export class FilmEncoder {
  private readonly canvas: OffscreenCanvas;
  private readonly context: OffscreenCanvasRenderingContext2D;
  private readonly target = new BufferTarget();
  private readonly output = new Output({
    format: new Mp4OutputFormat({ fastStart: "in-memory" }),
    target: this.target,
  });
  private readonly video: CanvasSource;
  private readonly audio: AudioBufferSource;
  private frame = 0;
  private last?: ImageBitmap;
  private faded?: ImageBitmap;
  private fadeLeft = 0;

  constructor(
    { width, height }: { width: number; height: number },
    private readonly framesPerSecond: number,
  ) {
    this.canvas = new OffscreenCanvas(width, height);
    const context = this.canvas.getContext("2d", { alpha: false });
    if (!context) throw new Error("No canvas to draw on");
    this.context = context;
    registerAacEncoder();
    const videoQuality = new Quality({ bitrate: 400_000, bitrateMode: "variable" });
    const hints = { keyFrameInterval: 10, latencyMode: "quality", contentHint: "text" } as const;
    this.video = new CanvasSource(this.canvas, { codec: "avc", quality: videoQuality, ...hints });
    this.audio = new AudioBufferSource({ codec: "aac", quality: new Quality({ bitrate: 64_000 }) });
    this.output.addVideoTrack(this.video, { frameRate: framesPerSecond });
    this.output.addAudioTrack(this.audio);
  }

  async open(): Promise<void> {
    await this.output.start();
  }

  async add({ picture, frames, touch, fades }: Cut): Promise<void> {
    const bitmap = await decode(picture);
    if (fades) {
      this.faded = this.last;
      this.fadeLeft = FADE_FRAMES;
    }
    for (let drawn = 0; drawn < frames; drawn += 1) {
      this.draw(bitmap);
      if (touch) this.drawTouch(touch, (drawn + 1) / frames);
      await this.video.add(this.frame / this.framesPerSecond, 1 / this.framesPerSecond);
      this.frame += 1;
    }
    this.last = bitmap;
  }

  /** @returns the MP4, in base64 */
  async finish(): Promise<string> {
    this.video.close();
    await this.audio.add(await music(this.frame / this.framesPerSecond));
    this.audio.close();
    await this.output.finalize();
    if (!this.target.buffer) throw new Error("The film was not written");
    return toBase64(new Uint8Array(this.target.buffer));
  }

  private draw(bitmap: ImageBitmap): void {
    this.context.drawImage(bitmap, 0, 0);
    if (!this.faded || this.fadeLeft === 0) return;
    this.context.globalAlpha = this.fadeLeft / (FADE_FRAMES + 1);
    this.context.drawImage(this.faded, 0, 0);
    this.context.globalAlpha = 1;
    this.fadeLeft -= 1;
  }

  private drawTouch({ x, y }: { x: number; y: number }, share: number): void {
    this.context.fillStyle = `rgb(11 107 99 / ${0.35 * Math.sin(Math.PI * share)})`;
    this.context.beginPath();
    this.context.arc(x, y, TOUCH_RADIUS * (0.6 + 0.4 * share), 0, 2 * Math.PI);
    this.context.fill();
  }
}

/** A smaller picture, as WebP in base64. @param width in pixels */
export async function poster(picture: string, width: number): Promise<string> {
  const bitmap = await decode(picture);
  const canvas = new OffscreenCanvas(width, Math.round((bitmap.height * width) / bitmap.width));
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("No canvas to draw on");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const file = await canvas.convertToBlob({ type: "image/webp", quality: 0.4 });
  return toBase64(new Uint8Array(await file.arrayBuffer()));
}

async function decode(picture: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: "image/png" }));
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
