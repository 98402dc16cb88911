import type { Exhibit } from "../evidence/exhibit";
import { mayShare, type SharableLetters, sharingGroups } from "./shared-letters";

type Change = Partial<SharableLetters["experian"]>;

function draft(change: Change = {}): SharableLetters {
  const letter = { round: 1, item: { isReported: true }, ...change };
  return { experian: letter, equifax: letter, transunion: letter };
}

const proof = (proofId: string, pages: number, sizeBytes?: number): Exhibit => {
  return { proofId, kind: "statement", pages, sha256: proofId, sizeBytes };
};
const enclosing = (...exhibits: Exhibit[]) => draft({ exhibits });
const MB = 1024 * 1024;

test.each<[string, SharableLetters[], boolean]>([
  ["one draft", [draft()], false],
  ["two drafts", [draft(), draft()], true],
  ["five drafts", Array.from({ length: 5 }, () => draft()), true],
  ["six drafts", Array.from({ length: 6 }, () => draft()), false],
  ["drafts of two rounds", [draft(), draft({ round: 2 })], false],
  ["drafts of a second round", [draft({ round: 2 }), draft({ round: 2 })], true],
  ["a later letter of the ladder", [draft(), draft({ kind: "procedure_request" })], false],
  ["a dispute and a request to block", [draft(), draft({ kind: "block" })], false],
  ["requests to block", [draft({ kind: "block" }), draft({ kind: "block" })], true],
  ["requests to block of a second round", [again("block"), again("block")], false],
  ["later letters of the ladder", [again("procedure_request"), again("procedure_request")], false],
  ["45 days and 30 days", [draft(), draft({ item: { isReported: true, fromAnnualReport: true } })], false],
  ["45 days where the other is not reported", [annual(), draft({ item: { isReported: false } })], true],
  ["proofs of 28 pages", [enclosing(proof("a", 14, MB)), enclosing(proof("b", 14, MB))], true],
  ["proofs of 29 pages", [enclosing(proof("a", 14, MB)), enclosing(proof("b", 15, MB))], false],
  ["the same proof twice", [enclosing(proof("a", 20, MB)), enclosing(proof("a", 20, MB))], true],
  ["proofs of 21 MB", [enclosing(proof("a", 2, 11 * MB)), enclosing(proof("b", 2, 10 * MB))], false],
  ["proofs of unknown size", [enclosing(proof("a", 2)), enclosing(proof("b", 2, 1))], false],
  ["eleven proofs", [enclosing(...proofs(6, 0)), enclosing(...proofs(5, 6))], false],
])("%s share a letter: %#", (_, drafts, expected) => {
  expect(mayShare(drafts)).toBe(expected);
});

function again(kind: "block" | "procedure_request") {
  return draft({ kind, round: 2 });
}

function annual() {
  return draft({ item: { isReported: true, fromAnnualReport: true } });
}

function proofs(count: number, from: number): Exhibit[] {
  return Array.from({ length: count }, (_, place) => proof(`${from + place}`, 1, 1));
}

test("seven drafts make a letter about five and one about two; what stays alone is in no group", () => {
  const seven = Array.from({ length: 7 }, (_, place) => ({ place, letters: draft() }));
  const ladder = { place: 7, letters: draft({ kind: "reinsertion" }) };
  const groups = sharingGroups([...seven.slice(0, 3), ladder, ...seven.slice(3)], ({ letters }) => letters);
  expect(groups.map((group) => group.map(({ place }) => place))).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6],
  ]);
});
