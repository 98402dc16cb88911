/** One moment of a shot: a picture of the screen, how many frames it stays, and where a finger touches it meanwhile. */
export type Moment = {
  /** PNG of the screen. The same buffer again means that nothing moved. */
  picture: Buffer;
  frames: number;
  /** In pixels of the picture. */
  touch?: { x: number; y: number };
};

/** One screen's part of the film. `caption` is the key of what is said about it, below `landing.video.caption`. */
export type Shot = { caption: string; moments: Moment[] };

export const FRAMES_PER_SECOND = 25;

/** What a phone shows of a screen, in CSS pixels, drawn twice as sharp: its text stays readable in the smallest player. */
export const SCREEN = { width: 440, height: 352, sharpness: 2 } as const;

/** @returns how long a shot takes, in frames */
export function framesOf({ moments }: Shot): number {
  return moments.reduce((sum, { frames }) => sum + frames, 0);
}

/** @param seconds of the film; at least one frame is given for any time */
export function framesIn(seconds: number): number {
  return Math.max(1, Math.round(seconds * FRAMES_PER_SECOND));
}
