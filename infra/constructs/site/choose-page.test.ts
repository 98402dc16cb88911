import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

type EdgeRequest = {
  uri: string;
  querystring: Record<string, { value: string }>;
  headers: Record<string, { value: string }>;
  cookies: Record<string, { value: string }>;
};

const source = readFileSync(join(__dirname, "choose-page.js"), "utf8");
const choosePage: (event: { request: EdgeRequest }) => EdgeRequest = runInNewContext(`${source}; handler`);

function pageFor(uri: string, { lang, session, language, accepts }: Partial<Record<string, string>> = {}): string {
  const valued = (name: string, value?: string) => (value === undefined ? {} : { [name]: { value } });
  const request = {
    uri,
    querystring: valued("lang", lang),
    headers: valued("accept-language", accepts),
    cookies: { ...valued("__Host-session", session), ...valued("language", language) },
  };
  return choosePage({ request }).uri;
}

test.each([
  "/",
  "/landing",
  "/dashboard",
  "/disputes",
  "/subscribe",
  "/credit-report",
  "/dispute-center",
  "/education",
])("a visitor sees the landing page at %s", (uri) => {
  expect(pageFor(uri)).toBe("/landing/en.html");
});

test.each(["/", "/dashboard", "/disputes/"])("a person who has a session sees the app at %s", (uri) => {
  expect(pageFor(uri, { session: "s" })).toBe("/index.html");
});

test("the landing page itself is there for members too", () => {
  expect(pageFor("/landing", { session: "s" })).toBe("/landing/en.html");
});

test.each(["/login", "/onboarding", "/admin", "/nowhere"])("the app draws %s for everybody", (uri) => {
  expect(pageFor(uri)).toBe("/index.html");
});

test("a legal text is there in the reader's language", () => {
  expect(pageFor("/legal/terms", { lang: "es" })).toBe("/legal/terms.es.html");
});

test.each(["/assets/app-1a2b.js", "/favicon.svg"])("the file %s is served as it is", (uri) => {
  expect(pageFor(uri)).toBe(uri);
});

test.each([
  ["the browser's language", { accepts: "es-MX,es;q=0.9,en;q=0.8" }, "es"],
  ["the browser's better one of the two", { accepts: "de, en;q=0.4, es;q=0.6" }, "es"],
  ["English for every other browser", { accepts: "de,fr;q=0.5" }, "en"],
  ["the language chosen before", { accepts: "en", language: "es" }, "es"],
  ["the language that the address asks for", { language: "es", lang: "en" }, "en"],
  ["no language that does not exist", { lang: "../../x", accepts: "es" }, "es"],
])("the landing page speaks %s", (_, reader, language) => {
  expect(pageFor("/", reader)).toBe(`/landing/${language}.html`);
});
