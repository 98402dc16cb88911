import { savesData } from "./saves-data";

const VOLUME = 0.8;
const AUTOPLAY_MS = 500;
const UNMUTE_MS = 200;
/** The share of the video that has to be seen before it starts by itself: sound from a film out of view is a fright. */
const IN_VIEW = 0.75;
const TYPE = 'video/mp4; codecs="avc1.64001f, mp4a.40.2"';

type Parts = Record<"overlay" | "play" | "dismiss" | "unmute" | "unsupported", HTMLElement>;

/**
 * Brings the landing page's film to life. Once most of it is in view it plays by itself, with sound; where the browser
 * refuses that, muted, with a button for the sound. Who wants less motion or less data plays it by hand.
 */
export function startHeroVideo(page: Document): void {
  const film = page.querySelector("[data-film]");
  const video = film?.querySelector("video");
  const parts = film && partsOf(film);
  if (!video || !parts) return;
  if (video.canPlayType(TYPE) === "") {
    parts.unsupported.hidden = false;
    return;
  }
  new HeroVideo(video, parts).start();
  const place = film.querySelector<HTMLElement>("[data-film-caption]");
  if (place) showCaptionsIn(place, video);
}

/** Shows the captions below the film, where they hide nothing of it; over it while it fills the screen, or where a reader turns them on there. */
function showCaptionsIn(place: HTMLElement, video: HTMLVideoElement): void {
  const track = video.textTracks?.[0];
  if (!track) return;
  const say = () => {
    const cues = track.mode === "hidden" ? [...(track.activeCues ?? [])] : [];
    place.textContent = cues.map((cue) => ("text" in cue ? String(cue.text) : "")).join(" ");
  };
  const move = (isOverFilm: boolean) => {
    if (track.mode !== "disabled") track.mode = isOverFilm ? "showing" : "hidden";
    say();
  };
  move(false);
  track.addEventListener("cuechange", say);
  video.textTracks.addEventListener("change", say);
  document.addEventListener("fullscreenchange", () => move(document.fullscreenElement === video));
  video.addEventListener("webkitbeginfullscreen", () => move(true));
  video.addEventListener("webkitendfullscreen", () => move(false));
}

function partsOf(film: Element): Parts | undefined {
  const part = (name: string) => film.querySelector<HTMLElement>(`[data-film-${name}]`);
  const [overlay, play, dismiss] = [part("overlay"), part("play"), part("dismiss")];
  const [unmute, unsupported] = [part("unmute"), part("unsupported")];
  return overlay && play && dismiss && unmute && unsupported
    ? { overlay, play, dismiss, unmute, unsupported }
    : undefined;
}

class HeroVideo {
  /** Whether the reader has decided what plays: nothing starts by itself from then on. */
  private isDecided = false;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly parts: Parts,
  ) {}

  start(): void {
    const { video, parts } = this;
    parts.overlay.hidden = false;
    parts.play.addEventListener("click", () => this.playWithSound());
    parts.unmute.addEventListener("click", () => this.playWithSound());
    parts.dismiss.addEventListener("click", () => this.dismiss());
    video.addEventListener("play", () => {
      this.isDecided = true;
    });
    video.addEventListener("playing", () => this.hide(parts.overlay));
    video.addEventListener("volumechange", () => {
      if (!video.muted && !video.paused) this.hide(parts.unmute);
    });
    video.addEventListener("error", () => {
      const { error } = video;
      this.log(error);
      parts.unsupported.hidden = error?.code !== error?.MEDIA_ERR_SRC_NOT_SUPPORTED;
    });
    if (mayAutoplay()) whenInView(video, () => setTimeout(() => this.autoplay(), AUTOPLAY_MS));
  }

  private playWithSound(): void {
    const { video } = this;
    this.isDecided = true;
    video.volume = VOLUME;
    video.muted = false;
    video.play().catch(this.log);
    this.hide(this.parts.overlay);
    this.hide(this.parts.unmute);
  }

  private dismiss(): void {
    this.isDecided = true;
    this.hide(this.parts.overlay);
  }

  private async autoplay(): Promise<void> {
    const { video } = this;
    if (this.isDecided) return;
    video.volume = VOLUME;
    try {
      await video.play();
    } catch (refusal) {
      if (!isRefusal(refusal)) return this.log(refusal);
      video.muted = true;
      await video.play().then(() => setTimeout(() => this.tryUnmute(), UNMUTE_MS), this.log);
    }
  }

  /** Browsers that still refuse the sound pause the video at once: it goes on without it, and the reader is asked. */
  private tryUnmute(): void {
    const { video } = this;
    if (video.paused || !video.muted) return;
    video.muted = false;
    if (!video.paused) return;
    video.muted = true;
    this.parts.unmute.hidden = false;
    video.play().catch(this.log);
  }

  /** What is hidden must not keep the focus: the next of it is the video's own controls. */
  private hide(part: HTMLElement): void {
    const hadFocus = part.contains(document.activeElement);
    part.hidden = true;
    if (hadFocus) this.video.focus();
  }

  private readonly log = (error: unknown): void => {
    console.warn("The video did not play", error);
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotAllowedError";
}

function mayAutoplay(): boolean {
  return !savesData() && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function whenInView(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { threshold: IN_VIEW },
  );
  observer.observe(element);
}
