import { joinExhibits } from "./exhibit";

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.01 };
const other = { ...box, y: 0.6 };
const page = { proofId: "report", kind: "report_page" as const, sha256: "s", pages: 1 };

test("a letter about several items shows each page of their report once, with the marks of all", () => {
  const first = { ...page, shows: [{ page: 2, boxes: [box] }] };
  const second = {
    ...page,
    pages: 2,
    shows: [
      { page: 1, boxes: [box] },
      { page: 2, boxes: [other] },
    ],
  };
  expect(joinExhibits([first, second])).toEqual([
    {
      ...page,
      pages: 2,
      shows: [
        { page: 1, boxes: [box] },
        { page: 2, boxes: [box, other] },
      ],
    },
  ]);
});

test("a proof that goes with several letters is one exhibit", () => {
  const statement = { ...page, proofId: "statement", kind: "statement" as const };
  expect(joinExhibits([statement, page, statement])).toEqual([statement, page]);
});
