import { segmentsOf } from "./letters";

test("each sentence of a letter has its Spanish beside it, and nothing of the letter is lost", () => {
  const [first, second] = [
    { english: "Please delete it.", spanish: "Les pido eliminarlo." },
    { english: "Thank you.", spanish: "Gracias." },
  ];
  const text = "Maya Lopez\n\nRe: Please delete it.\n\n  Amount: $3\n\nThank you.\n\nSincerely,";
  expect(segmentsOf(text, [first, { english: "Not there.", spanish: "No está." }, second])).toEqual([
    { english: "Maya Lopez" },
    { english: "Re: Please delete it.", spanish: "Les pido eliminarlo." },
    { english: "  Amount: $3" },
    second,
    { english: "Sincerely," },
  ]);
  expect(segmentsOf(text, [])).toEqual([{ english: text }]);
});
