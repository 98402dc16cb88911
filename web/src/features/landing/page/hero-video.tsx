import { useWords } from "./words";

/** Addresses of the film in the page's language. */
export type Film = { video: string; poster: string; captions: string };

/**
 * The film of the product at work. It plays by its own controls; what is hidden here, the page's script (`../hero-video.ts`) shows
 * in its time: the overlay, the way to the sound, and the way to the file for a browser that cannot play it.
 */
export function HeroVideo({ film }: { film: Film }) {
  const { say, language } = useWords();
  const download = (
    <a href={film.video} download="redress.mp4">
      {say("video.download")}
    </a>
  );

  return (
    <figure className="film" data-film="">
      <video
        aria-label={say("video.label")}
        src={film.video}
        poster={film.poster}
        width={880}
        height={704}
        preload="none"
        controls
        playsInline
      >
        <track kind="captions" src={film.captions} srcLang={language} label={say("video.captions")} default />
        {download}
      </video>
      {/* Where the words of the captions stand once the page's script runs: over the film they would hide a line of it. */}
      <p className="caption" data-film-caption="" />
      <div className="overlay" hidden data-film-overlay="">
        <button className="button solid" type="button" data-film-play="">
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M7 4.5v15l12-7.5z" />
          </svg>
          {say("video.play")}
        </button>
        <button className="button ghost square" type="button" aria-label={say("video.dismiss")} data-film-dismiss="">
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <button className="button solid unmute" type="button" hidden data-film-unmute="">
        {say("video.unmute")}
      </button>
      <figcaption hidden data-film-unsupported="">
        {say("video.unsupported")} {download}
      </figcaption>
    </figure>
  );
}
