// What the film encoder takes of the two packages that write MP4 files. Declared here, so that the types of the product are checked
// on a machine that has not installed them: nothing but the filming needs them.

declare module "mediabunny" {
  export class Quality {
    constructor(options: { bitrate: number; bitrateMode?: "constant" | "variable" });
  }
  export class BufferTarget {
    buffer: ArrayBuffer | null;
  }
  export class Mp4OutputFormat {
    constructor(options: { fastStart: "in-memory" });
  }
  type VideoOptions = {
    codec: "avc";
    quality: Quality;
    /** In seconds. */
    keyFrameInterval: number;
    latencyMode: "quality" | "realtime";
    contentHint: string;
  };
  export class CanvasSource {
    constructor(canvas: OffscreenCanvas, options: VideoOptions);
    /** Both in seconds. */
    add(timestamp: number, duration: number): Promise<void>;
    close(): void;
  }
  export class AudioBufferSource {
    constructor(options: { codec: "aac"; quality: Quality });
    add(sound: AudioBuffer): Promise<void>;
    close(): void;
  }
  export class Output {
    constructor(options: { format: Mp4OutputFormat; target: BufferTarget });
    addVideoTrack(source: CanvasSource, options: { frameRate: number }): void;
    addAudioTrack(source: AudioBufferSource): void;
    start(): Promise<void>;
    finalize(): Promise<void>;
  }
}

declare module "@mediabunny/aac-encoder" {
  export function registerAacEncoder(): void;
}
