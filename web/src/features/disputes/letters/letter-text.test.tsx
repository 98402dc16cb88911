import { screen, within } from "@testing-library/react";
import { renderScreen } from "#web/src/testing/render-screen";
import { LetterText } from "./letter-text";

const paragraphs = [{ english: "Please delete it.", spanish: "Les pido eliminarlo." }];
const text = "Dear Experian,\n\nPlease delete it.\n\nIn my own words: I never lived there.\n\nSincerely";

test("the member's own words are marked in the letter, and only they", () => {
  renderScreen(<LetterText text={text} paragraphs={[]} bureau="experian" statement=" I never lived there. " />);
  const marks = within(screen.getByRole("document", { name: "Experian" })).getAllByRole("mark");
  expect(marks.map(({ textContent }) => textContent)).toEqual(["I never lived there."]);
  expect(screen.getByText("Your own words are marked.")).toBeVisible();
  expect(screen.getByRole("document").textContent).toContain("In my own words: I never lived there.");
});

test("words that the letter does not have are not promised", () => {
  renderScreen(<LetterText text={text} paragraphs={[]} bureau="experian" statement="Something else" />);
  expect(screen.queryByRole("mark")).toBeNull();
  expect(screen.queryByText("Your own words are marked.")).toBeNull();
});

test("each explained paragraph has its Spanish beside it", () => {
  renderScreen(<LetterText text={text} paragraphs={paragraphs} bureau="experian" />);
  expect(screen.getByText("Les pido eliminarlo.")).toHaveAttribute("lang", "es");
});

test("the rest of a long line of facts is as far in as its beginning", () => {
  const facts = "  Account: Harbor Lane Bank\n  Status: open";
  const spanish = "  Cuenta: Harbor Lane Bank\n  Estado: open";
  renderScreen(<LetterText text={`Facts:\n\n${facts}`} paragraphs={[{ english: facts, spanish }]} bureau="experian" />);
  for (const line of ["Account: Harbor Lane Bank", "Status: open", "Cuenta: Harbor Lane Bank"]) {
    expect(screen.getByText(line)).toHaveStyle({ display: "block", paddingInlineStart: "2ch" });
  }
});

test("what stands beside something else on a line goes to the next one whole", () => {
  const lines = "Date of birth: **/**/1986   Social Security number: ***-**-0002\nExperian";
  renderScreen(<LetterText text={lines} paragraphs={[]} bureau="experian" />);
  const beside = screen.getByText(/Social Security number/);
  expect(beside).toHaveStyle({ display: "inline-block" });
  // Inside of it a line's end would end no line of the letter.
  expect(beside.textContent).not.toMatch(/\n/);
  expect(screen.getByRole("document").textContent).toBe(lines);
});

test("a masked number stays on one line", () => {
  const line = "Date of birth: **/**/1986   Social Security number: ***-**-0002 (printed in full)\n";
  renderScreen(<LetterText text={line} paragraphs={[]} bureau="experian" />);
  expect(screen.getByText("***-**-0002")).toHaveStyle({ whiteSpace: "nowrap" });
});
