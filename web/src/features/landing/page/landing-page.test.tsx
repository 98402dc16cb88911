import { render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { createIntl, RawIntlProvider } from "react-intl";
import type { Language } from "#shared/api/schemas/common";
import { planFeatures } from "#shared/domain/plan/features";
import englishLanding from "#shared/i18n/en/landing.json";
import englishLegal from "#shared/i18n/en/legal.json";
import englishPlans from "#shared/i18n/en/plans.json";
import englishSubscribe from "#shared/i18n/en/subscribe.json";
import spanishLanding from "#shared/i18n/es/landing.json";
import spanishLegal from "#shared/i18n/es/legal.json";
import spanishPlans from "#shared/i18n/es/plans.json";
import spanishSubscribe from "#shared/i18n/es/subscribe.json";
import { LandingPage } from "./landing-page";
import { LegalPage } from "./legal-page";

const words = {
  en: { ...englishLanding, ...englishLegal, ...englishPlans, ...englishSubscribe },
  es: { ...spanishLanding, ...spanishLegal, ...spanishPlans, ...spanishSubscribe },
};

function draw(page: ReactElement, language: Language = "en") {
  const intl = createIntl({ locale: `${language}-US`, messages: words[language] });
  return render(<RawIntlProvider value={intl}>{page}</RawIntlProvider>);
}

const film = { video: "/assets/promo.mp4", poster: "/assets/promo.webp", captions: "/assets/promo.vtt" };
const landing = <LandingPage film={film} />;

const hrefsOf = (name: string) => screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));

const region = (name: string) => screen.getByRole("region", { name });

test("the ways in lead to the outside provider and to the email form", () => {
  draw(landing);
  expect(hrefsOf("Log in")).toEqual(["/api/login"]);
  expect(hrefsOf("Email Login")).toContain("/login");
});

test.each([
  ["Start with One-Time", "/onboarding?plan=onetime"],
  ["Start with Monthly", "/onboarding?plan=monthly"],
  ["Start with Premium", "/onboarding?plan=premium"],
])("%s leads to %s", (name, href) => {
  draw(landing);
  expect(hrefsOf(name)).toEqual([href]);
});

test("of six questions exactly the first is open, and opening one closes the others", () => {
  const { container } = draw(landing);
  const questions = [...container.querySelectorAll<HTMLDetailsElement>(".faq details")];
  expect(questions.map(({ open }) => open)).toEqual([true, false, false, false, false, false]);
  expect(new Set(questions.map((question) => question.getAttribute("name")))).toEqual(new Set(["faq"]));
});

test.each([
  ["/subscribe", false, 1],
  ["/landing", true, 0],
])(
  "at %s it is hidden that one must log in (%s), and half a second later the sign-in is opened %i times",
  (path, isHidden, ways) => {
    jest.useFakeTimers();
    const timers = jest.spyOn(globalThis, "setTimeout");
    window.history.pushState({}, "", path);
    const { container } = draw(landing);
    jest.isolateModules(() => jest.requireActual("../islands"));
    expect(container.querySelector<HTMLElement>("[data-log-in-note]")?.hidden).toBe(isHidden);
    expect(timers.mock.calls.filter(([, ms]) => ms === 500)).toHaveLength(ways);
    jest.useRealTimers();
  },
);

test("the film waits with its poster and its size, and is loaded only when it plays, with captions in the page's language", () => {
  draw(landing, "es");
  const video = screen.getByLabelText(/^Redress en medio minuto/);
  expect(video).toHaveAttribute("src", film.video);
  expect(video).toHaveAttribute("poster", film.poster);
  expect(video).toHaveAttribute("preload", "none");
  expect(video).toHaveAttribute("playsinline");
  expect(video).toHaveAttribute("controls");
  expect([video.getAttribute("width"), video.getAttribute("height")]).toEqual(["880", "704"]);
  const track = video.querySelector("track");
  expect([track?.srclang, track?.getAttribute("src"), track?.default]).toEqual(["es", film.captions, true]);
});

test("three testimonials have five stars each, and are marked as samples until members have written them", () => {
  draw(landing);
  expect(screen.getAllByRole("img", { name: "5 stars of 5" })).toHaveLength(3);
  expect(within(region("What members say")).getAllByText("Sample")).toHaveLength(3);
});

test("four figures head the page, in the reader's language", () => {
  draw(landing, "es");
  const record = within(screen.getByRole("region", { name: "Nuestra trayectoria" }));
  expect(record.getAllByRole("definition").map((figure) => figure.textContent)).toEqual([
    "Más de 2,500",
    "+125",
    "89%",
    "6 meses",
  ]);
});

test("the record is over 2,500 clients, 125 points, 89% and 6 months", () => {
  draw(landing);
  const record = within(screen.getByRole("region", { name: "Our record" }));
  expect(record.getAllByRole("definition").map((figure) => figure.textContent)).toEqual([
    "Over 2,500",
    "+125",
    "89%",
    "6 months",
  ]);
});

test("each card is named by its own title, so that a reader of lists of cards can tell them apart", () => {
  draw(landing);
  const names = screen.getAllByRole("article").map((card) => card.getAttribute("aria-labelledby"));
  const titles = screen.getAllByRole("article").map((card) => card.querySelector("h3")?.id);
  expect(names).toEqual(titles);
  expect(new Set(names).size).toBe(6);
});

test("four steps tell how it works", () => {
  draw(landing);
  expect(
    within(region("How it works"))
      .getAllByRole("listitem")
      .map((step) => step.querySelector("h3")?.textContent),
  ).toEqual([
    "Tell us who you are",
    "See your three reports",
    "Choose what is wrong",
    "We mail it and track the deadline",
  ]);
});

test("three plans say their price and how many disputes are in it", () => {
  draw(landing);
  const cards = within(region("Prices")).getAllByRole("article");
  const [price, allowance] = [".price", ".ticks li"].map((part) =>
    cards.map((card) => card.querySelector(part)?.textContent),
  );
  expect(price).toEqual(["$99 once", "$120 per month", "$299 per month"]);
  expect(allowance).toEqual(["2 dispute letters in total", "5 disputes per month", "15 disputes per month"]);
});

test("premium's list is the one that the plans' page shows", () => {
  draw(landing);
  const premium = within(region("Prices")).getAllByRole("article")[2];
  const [, ...features] = [...(premium?.querySelectorAll(".ticks li") ?? [])].map((item) => item.textContent);
  expect(features).toEqual(planFeatures.premium.map((feature) => englishPlans[`plans.feature.${feature}`]));
});

test.each([
  ["a contract can be cancelled within 3 business days", "Prices", /within 3 business days from the date you signed/],
  ["a monthly plan is cancelled with 30 days notice", "Prices", /Cancel anytime after 30 days, with 30 days notice/],
  ["bureaus have about 30 days to investigate", "How it works", /about 30 days to investigate/],
  ["first responses come after 30 to 45 days", "Questions", /First responses come after 30 to 45 days/],
  ["the money-back guarantee is 30 days", "Questions", /30-day money-back guarantee/],
])("the page says that %s", (_, part, words) => {
  draw(landing);
  expect(region(part)).toHaveTextContent(words);
});

test("nothing carries a style attribute, which the content policy would refuse", () => {
  const { container } = draw(landing);
  expect(container.querySelector("[style]")).toBeNull();
});

test.each(["terms", "privacy", "croa"] as const)("the %s page has a text in both languages", (name) => {
  const { container, unmount } = draw(<LegalPage name={name} />);
  const sections = container.querySelectorAll("main section").length;
  expect(sections).toBeGreaterThan(5);
  unmount();

  const spanish = draw(<LegalPage name={name} />, "es");
  expect(spanish.container.querySelectorAll("main section")).toHaveLength(sections);
});
