import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createIntl, RawIntlProvider } from "react-intl";
import { SESSION_MARKER } from "#shared/api/session-marker";
import en from "#shared/i18n/en/offline.json";
import es from "#shared/i18n/es/offline.json";
import { keepStatus } from "./kept-status";
import { OfflinePage } from "./offline-page";

/** The page as it is built, in both languages, then its script. */
function open({ language, hasSession = true }: { language: "en" | "es"; hasSession?: boolean }) {
  localStorage.setItem("language", language);
  jest.spyOn(document, "cookie", "get").mockReturnValue(hasSession ? `${SESSION_MARKER}=1` : "");
  document.body.innerHTML = Object.entries({ en, es })
    .map(([each, messages]) =>
      renderToStaticMarkup(
        <RawIntlProvider value={createIntl({ locale: `${each}-US`, messages })}>
          <OfflinePage />
        </RawIntlProvider>,
      ),
    )
    .join("");
  const reload = jest.fn();
  jest.doMock("#web/src/ui/page-location", () => ({ pageLocation: { reload } }));
  jest.isolateModules(() => require("./show-offline"));
  return { reload };
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ["en", "No connection", "Nothing to do until January 1, 2027. The bureaus have your letters.", "November 23, 2026"],
  ["es", "Sin conexión", "No tiene que hacer nada hasta el 1 de enero de 2027.", "23 de noviembre de 2026"],
] as const)("a member reads in %s where things stood, and when that was", (language, title, status, seen) => {
  keepStatus({ kind: "waiting", day: "2027-01-01", seenOn: "2026-11-23" });
  open({ language });

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  const shown = [...document.querySelectorAll("main:not([hidden]) section p:not([hidden])")].map(
    (part) => part.textContent,
  );
  expect(shown).toEqual([expect.stringContaining(status), expect.stringContaining(seen)]);
  expect(document.documentElement.lang).toBe(language);
  expect(document.title).toBe(`${title} · Redress`);
});

test("after signing out nothing is shown but that there is no connection", () => {
  keepStatus({ kind: "read", seenOn: "2026-11-23" });
  open({ language: "en", hasSession: false });

  expect(screen.getByRole("main")).toHaveTextContent("This page loads by itself as soon as it can.");
  expect(screen.queryByText("You have letters to review.")).not.toBeVisible();
});

test.each(["read", "waiting 2027-01-01", "<b> - 2026-11-23", "read soon 2026-11-23"])(
  "what was not kept by the product (%s) is not shown",
  (kept) => {
    localStorage.setItem("last-status", kept);
    open({ language: "en" });

    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  },
);

test("without an event too the page is asked for until it comes, and not while there is no connection", async () => {
  jest.useFakeTimers();
  const answers = [{ ok: false }, { ok: true }];
  const ask = jest.fn(async () => answers.shift());
  Object.assign(globalThis, { fetch: ask });
  const isOnline = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { reload } = open({ language: "en" });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(ask).not.toHaveBeenCalled();

  isOnline.mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledWith(location.href, { method: "HEAD", cache: "no-store" });
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, "fetch");
  jest.useRealTimers();
});
