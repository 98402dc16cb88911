import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeArticle } from "#shared/testing/article";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { EducationScreen } from "./education-screen";

const articles = [
  makeArticle({ id: "letter", title: "Writing a letter", category: "dispute-strategy", readTime: 4 }),
  makeArticle({ id: "law", title: "What the law says", category: "legal-rights" }),
  makeArticle({ id: "freeze", title: "La congelación", category: "identity-theft" }),
];

function show(path = "/education", listed = articles, language: "en" | "es" = "en") {
  const seen = fakeApi({ "education/list-articles": () => listed });
  return { seen, ...renderScreen(<EducationScreen />, { path, language }) };
}

const titles = () => screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

test("the first article is featured, the rest follow", async () => {
  const { seen } = show();
  expect(await screen.findByText("3 articles")).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(["Writing a letter", "What the law says", "La congelación"]));
  expect(seen).toContainEqual(expect.objectContaining({ name: "education/list-articles", query: { lang: "en" } }));
});

test("words find articles whatever their accents, and are kept in the address", async () => {
  const { router } = show();
  await screen.findByText("3 articles");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search the articles" }), "CONGELACION");

  expect(await screen.findByText("1 article")).toBeVisible();
  expect(titles()).toEqual(["La congelación"]);
  expect(router.state.location.search).toBe("?q=CONGELACION");
});

test("a category leaves the others out, and is kept in the address", async () => {
  const { router } = show();
  await userEvent.click(await screen.findByRole("button", { name: "Your legal rights" }));

  expect(titles()).toEqual(["What the law says"]);
  expect(screen.getByRole("button", { name: "Your legal rights" })).toHaveAttribute("aria-pressed", "true");
  expect(router.state.location.search).toBe("?category=legal-rights");
});

test("an address with a category and words opens filtered", async () => {
  show("/education?category=dispute-strategy&q=letter");
  expect(await screen.findByText("1 article")).toBeVisible();
  expect(screen.getByRole("searchbox")).toHaveValue("letter");
});

test("a search without results says so, with the way to all of them", async () => {
  show("/education?q=bicycle");
  expect(await screen.findByText("No educational content available")).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Show all articles" }));

  expect(await screen.findByText("3 articles")).toBeVisible();
  expect(screen.getByRole("searchbox")).toHaveValue("");
});

test("an article opens with its reading time and leads back to the list as it was", async () => {
  const { router } = show("/education?category=dispute-strategy");
  await userEvent.click(await screen.findByRole("link", { name: "Writing a letter" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Writing a letter" })).toBeVisible();
  expect(screen.getByText("4 minutes to read")).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "A part" })).toBeVisible();
  const body = within(screen.getByRole("article"));
  expect(body.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["one", "two", "15 U.S.C. § 1681i"]);
  expect(screen.getByText("<b>Plain</b> words.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  expect(document.title).toBe("Writing a letter · Redress");

  await userEvent.click(screen.getByRole("link", { name: "Back to all articles" }));
  await waitFor(() => expect(router.state.location.search).toBe("?category=dispute-strategy"));
});

test("an article leads on to what can be read next", async () => {
  const { router } = show("/education?article=letter");
  const next = within(await screen.findByRole("navigation", { name: "Read next" }));
  expect(next.getAllByRole("link").map((link) => link.textContent)).toEqual(["What the law says", "La congelación"]);

  await userEvent.click(next.getByRole("link", { name: "What the law says" }));
  await waitFor(() => expect(router.state.location.search).toBe("?article=law"));
  expect(screen.getByRole("heading", { level: 1, name: "What the law says" })).toBeVisible();
});

test("an article names its sources and says what language they are in", async () => {
  show("/education?article=letter");
  const source = await screen.findByRole("link", { name: "15 U.S.C. § 1681i" });

  expect(source).toHaveAttribute("href", "https://www.law.cornell.edu/uscode/text/15/1681i");
  expect(source).toHaveAttribute("hreflang", "en");
});

test("each article of the product has a drawing of its own, any other its category's", async () => {
  const own = makeArticle({ id: "what-a-score-is", category: "scores" });
  const { container } = show("/education", [own, makeArticle({ id: "another", category: "scores" })]);
  await screen.findByText("2 articles");
  const names = [...container.querySelectorAll("[data-drawing]")].map((picture) =>
    picture.getAttribute("data-drawing"),
  );

  expect(names).toEqual(["what-a-score-is", "scores"]);
});

test("an article that is not there says so", async () => {
  show("/education?article=gone");
  expect(await screen.findByText("Article not found")).toBeVisible();
});

test("when the server has none, six built-in articles are shown in the reader's language", async () => {
  show("/education", [], "es");
  expect(await screen.findByText("6 artículos")).toBeVisible();
  expect(titles()[0]).toBe("Qué hace fuerte a una disputa");
});

test.each(["/education", "/education?article=letter"])(
  "a failure at %s is shown, and the call can be repeated",
  async (path) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    let isDown = true;
    fakeApi({
      "education/list-articles": () => {
        if (isDown) throw new AppError("SERVICE_UNAVAILABLE");
        return articles;
      },
    });
    renderScreen(<EducationScreen />, { path });
    expect(await screen.findByText("Unable to load educational content")).toBeVisible();

    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Writing a letter" })).toBeVisible();
  },
);

test("skeletons keep the place of articles on their way", async () => {
  show();
  expect(screen.getAllByTestId("skeleton-row")).toHaveLength(3);
  expect(await screen.findByText("3 articles")).toBeVisible();
});

test.each(["/education", "/education?article=letter"])("%s holds for a screen reader", async (path) => {
  const { container } = show(path);
  await screen.findAllByRole("article");
  expect(await accessFaults(container)).toHaveNoViolations();
});
