import { FRAMES_PER_SECOND, framesOf, type Shot } from "./film";
import type { Say } from "./shots";

/** What is said of each shot while it is on the screen, as WebVTT. */
export function captions(shots: Shot[], say: Say): string {
  let frame = 0;
  const cues = shots.map((shot) => {
    const start = frame;
    frame += framesOf(shot);
    return `${time(start)} --> ${time(frame)}\n${say(`landing.video.caption.${shot.caption}`)}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

/** `00:00:04.200` */
function time(frame: number): string {
  return new Date((frame * 1_000) / FRAMES_PER_SECOND).toISOString().slice(11, 23);
}
