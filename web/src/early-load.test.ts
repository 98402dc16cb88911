import { sessionMarker } from "./api/session-marker";

const starts = {
  "/dashboard": {
    files: ["/assets/dashboard.js"],
    words: { en: "/assets/dashboard.en.js" },
    calls: ["/api/auth/user"],
    isForMembers: true,
  },
  "/education": {
    files: [],
    words: {},
    calls: ["/api/educational-articles?lang=LANGUAGE"],
    isForMembers: true,
  },
  "/onboarding": { files: ["/assets/onboarding.js"], words: {}, calls: ["/api/onboarding"], isForMembers: false },
};
const fetched = jest.fn(async () => new Response());

function open(path: string, hasSession: boolean) {
  Object.assign(globalThis, {
    STARTS: starts,
    WORDS: { en: "/assets/en.js", es: "/assets/es.js" },
    fetch: fetched,
  });
  jest.spyOn(sessionMarker, "isThere").mockReturnValue(hasSession);
  window.history.replaceState({}, "", path);
  document.head.replaceChildren();
  jest.isolateModules(() => {
    jest.doMock("./api/session-marker", () => ({ sessionMarker }));
    jest.requireActual("./early-load");
  });
  const hints = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  return hints.map(({ href }) => new URL(href).pathname);
}

afterEach(() => {
  jest.restoreAllMocks();
  fetched.mockClear();
  globalThis.earlyAnswers = undefined;
});

test("a member's page asks for its code, its words and its data at once", () => {
  expect(open("/dashboard", true)).toEqual(["/assets/en.js", "/assets/dashboard.en.js", "/assets/dashboard.js"]);
  expect(Object.keys(globalThis.earlyAnswers ?? {})).toEqual(["/api/auth/user"]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each(["en", "es"])("what is written in both languages is asked for in the page's: %s", (language) => {
  localStorage.setItem("language", language);
  open("/education", true);
  expect(Object.keys(globalThis.earlyAnswers ?? {})).toEqual([`/api/educational-articles?lang=${language}`]);
  localStorage.removeItem("language");
});

test.each([
  ["a page for members asks nothing without a session", "/dashboard", []],
  ["a page for everyone asks without a session too", "/onboarding", ["/api/onboarding"]],
  ["a page without a start of its own asks nothing", "/no-such-page", []],
])("%s", (_, path, calls) => {
  open(path, false);
  expect(Object.keys(globalThis.earlyAnswers ?? {})).toEqual(calls);
});

test("an answer is read to its end before anyone takes it, as it came", async () => {
  const answer = new Response('{"id":"maya"}', { status: 403 });
  fetched.mockResolvedValueOnce(answer);
  open("/dashboard", true);
  const early = await globalThis.earlyAnswers?.["/api/auth/user"];
  expect(answer.bodyUsed).toBe(true);
  expect(early?.status).toBe(403);
  expect(await early?.json()).toEqual({ id: "maya" });
});
