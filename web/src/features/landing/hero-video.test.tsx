import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createIntl, RawIntlProvider } from "react-intl";
import messages from "#shared/i18n/en/landing.json";
import { startHeroVideo } from "./hero-video";
import { HeroVideo } from "./page/hero-video";

const film = { video: "/assets/promo.mp4", poster: "/assets/promo.webp", captions: "/assets/promo.vtt" };

type World = {
  /** What the browser lets play while no one has touched the page. */
  allows?: "sound" | "muted" | "nothing";
  plays?: "probably" | "";
  reducedMotion?: boolean;
  saveData?: boolean;
  isInView?: boolean;
};

/** A page with the film in a browser of these rules: it pauses what is unmuted without leave, as browsers do. */
function openPage({ allows = "sound", plays = "probably", ...world }: World = {}) {
  jest.useFakeTimers();
  const state = { paused: true, muted: false, isTouched: false };
  const calls: string[] = [];
  const intl = createIntl({ locale: "en-US", messages });
  const { container } = render(
    <RawIntlProvider value={intl}>
      <HeroVideo film={film} />
    </RawIntlProvider>,
  );
  const video = container.querySelector("video");
  if (!video) throw new Error("The page has no video");
  const isAllowed = () => state.isTouched || allows === "sound" || (allows === "muted" && state.muted);
  Object.defineProperties(video, {
    paused: { get: () => state.paused },
    muted: {
      get: () => state.muted,
      set: (muted: boolean) => {
        state.muted = muted;
        if (!isAllowed()) state.paused = true;
        video.dispatchEvent(new Event("volumechange"));
      },
    },
  });
  const track = Object.assign(new EventTarget(), { mode: "showing", activeCues: [] as { text: string }[] });
  Object.defineProperty(video, "textTracks", { value: Object.assign(new EventTarget(), { 0: track, length: 1 }) });
  video.canPlayType = () => plays;
  video.play = async () => {
    calls.push(`${state.muted ? "muted" : "with sound"} at ${video.volume}`);
    if (!isAllowed()) throw new DOMException("not now", "NotAllowedError");
    state.paused = false;
    video.dispatchEvent(new Event("play"));
    video.dispatchEvent(new Event("playing"));
  };
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: world.reducedMotion === true }),
    IntersectionObserver: class {
      constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.seen([{ isIntersecting: world.isInView ?? true }]);
      }
      disconnect() {}
    },
  });
  Object.defineProperty(navigator, "connection", { value: { saveData: world.saveData }, configurable: true });

  startHeroVideo(document);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    video,
    track,
    calls,
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    touch: async (name: string) => {
      state.isTouched = true;
      await user.click(screen.getByRole("button", { name }));
    },
  };
}

const button = (name: string) => screen.queryByRole("button", { name });

const fallback = () => screen.getByText("Your browser cannot play this video.", { exact: false });

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("in view it plays by itself after half a second, with sound at 0.8, and the overlay goes", async () => {
  const { calls, wait } = openPage();
  await wait(499);
  expect(calls).toEqual([]);
  expect(button("Play with Sound")).toBeVisible();
  await wait(1);
  expect(calls).toEqual(["with sound at 0.8"]);
  expect(button("Play with Sound")).toBeNull();
  expect(button("Tap to unmute")).toBeNull();
});

test("where sound is blocked it plays muted, tries the sound after 200 ms, and asks for a tap", async () => {
  const { calls, wait, video } = openPage({ allows: "muted" });
  await wait(500);
  expect(calls).toEqual(["with sound at 0.8", "muted at 0.8"]);
  expect(button("Tap to unmute")).toBeNull();
  await wait(200);
  expect(calls).toEqual(["with sound at 0.8", "muted at 0.8", "muted at 0.8"]);
  expect([video.paused, video.muted]).toEqual([false, true]);
  expect(button("Tap to unmute")).toBeVisible();
});

test("a tap brings the sound, and the focus goes to the video", async () => {
  const { wait, touch, video } = openPage({ allows: "muted" });
  await wait(700);
  await touch("Tap to unmute");
  expect([video.paused, video.muted, video.volume]).toEqual([false, false, 0.8]);
  expect(button("Tap to unmute")).toBeNull();
});

test("the sound that is switched on by the video's own controls ends the question too", async () => {
  const { wait, touch, video } = openPage({ allows: "muted" });
  await wait(700);
  const isTouched = touch("Tap to unmute");
  video.muted = false;
  await isTouched;
  expect(button("Tap to unmute")).toBeNull();
});

test("where nothing may play by itself the overlay stays, and the refusal is only logged", async () => {
  const { wait, touch, video } = openPage({ allows: "nothing" });
  await wait(700);
  expect(button("Play with Sound")).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
  await touch("Play with Sound");
  expect([video.paused, video.muted, video.volume]).toEqual([false, false, 0.8]);
  expect(button("Play with Sound")).toBeNull();
});

test.each([
  ["out of view", { isInView: false }],
  ["for a visitor who wants less motion", { reducedMotion: true }],
  ["for who saves data", { saveData: true }],
])("%s it does not start by itself", async (_, world) => {
  const { wait, calls } = openPage(world);
  await wait(5_000);
  expect(calls).toEqual([]);
  expect(button("Play with Sound")).toBeVisible();
});

test("a dismissed overlay leaves the video in peace", async () => {
  const { wait, touch, calls } = openPage();
  await touch("Hide this button");
  await wait(5_000);
  expect(calls).toEqual([]);
  expect(button("Play with Sound")).toBeNull();
});

test("a browser that cannot play it gets a link to the file", () => {
  openPage({ plays: "" });
  expect(fallback()).toBeVisible();
  expect(within(fallback()).getByRole("link", { name: "Download the video" })).toHaveAttribute("href", film.video);
  expect(button("Play with Sound")).toBeNull();
});

test.each([
  ["of a kind that cannot be played leads to the file", 4, true],
  ["that breaks off while it loads is only logged", 2, false],
])("a video %s", (_, code, isOffered) => {
  const { video } = openPage();
  Object.defineProperty(video, "error", { value: { code, MEDIA_ERR_SRC_NOT_SUPPORTED: 4 } });
  video.dispatchEvent(new Event("error"));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(fallback().hidden).toBe(!isOffered);
});

test("the captions stand below the film, and over it while it fills the screen or where a reader turns them on", () => {
  const { video, track } = openPage();
  track.activeCues = [{ text: "We count the days." }];
  track.dispatchEvent(new Event("cuechange"));
  expect([track.mode, screen.queryByText("We count the days.") !== null]).toEqual(["hidden", true]);

  const fill = (element: Element | null) => {
    Object.defineProperty(document, "fullscreenElement", { value: element, configurable: true });
    document.dispatchEvent(new Event("fullscreenchange"));
  };
  fill(video);
  expect([track.mode, screen.queryByText("We count the days.")]).toEqual(["showing", null]);
  fill(null);
  expect([track.mode, screen.queryByText("We count the days.") !== null]).toEqual(["hidden", true]);

  track.mode = "disabled";
  video.textTracks.dispatchEvent(new Event("change"));
  expect(screen.queryByText("We count the days.")).toBeNull();
});
