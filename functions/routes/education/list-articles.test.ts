import { makeEvent } from "#functions/testing/make-event";
import { makeRequest } from "#functions/testing/make-request";
import { handler, listArticles } from "./list-articles";

process.env.SITE_ORIGIN = "https://redress.example";
process.env.USERS_TABLE = "never-read";

const list = (query: Parameters<typeof listArticles>[0]["query"], language: "en" | "es" = "en") =>
  listArticles(makeRequest<"education/list-articles">({ query, language }));

test("everyone gets the articles, without a session", async () => {
  const answer = await handler(
    makeEvent({ path: "/api/educational-articles", query: { lang: "es", q: "congelamiento CREDITO" } }),
  );
  expect(answer).toMatchObject({ statusCode: 200, headers: { "cache-control": "public, max-age=300" } });
  expect(JSON.parse(answer.body ?? "")).toContainEqual(
    expect.objectContaining({ id: "first-steps-after-identity-theft", category: "identity-theft", published: true }),
  );
});

test("without a language asked for, the reader's own is used and no cache may keep the answer", async () => {
  const articles = await list({}, "es");
  expect(articles).toContainEqual(expect.objectContaining({ title: "Cómo escribir una disputa clara" }));
});

test("a category and words leave the others out", async () => {
  await expect(list({ category: "scores" })).resolves.toEqual([expect.objectContaining({ id: "what-a-score-is" })]);
  await expect(list({ category: "scores", q: "bicycle" })).resolves.toEqual([]);
});

test.each([
  ["en", "statute of limitations", "when-a-debt-is-in-collection"],
  ["es", "prescripcion", "when-a-debt-is-in-collection"],
  ["es", "puntuacion credito", "what-a-score-is"],
] as const)("the words that readers have for it find the article (%s: %s)", async (lang, q, id) => {
  await expect(list({ lang, q })).resolves.toMatchObject({
    value: expect.arrayContaining([expect.objectContaining({ id })]),
  });
});
