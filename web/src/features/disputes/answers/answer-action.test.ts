import type { NextStep } from "#shared/domain/dispute/next-step";
import type { LaterLetter } from "../letters/use-later-letters";
import { type AnswerAction, actionAfter } from "./answer-action";

const today = "2026-11-26";
const step = (bureau: NextStep["bureau"], name: NextStep["step"], more: Partial<NextStep> = {}): NextStep => ({
  bureau,
  step: name,
  owner: "member",
  by: today,
  ...more,
});
const letter = (bureau: LaterLetter["bureau"]): LaterLetter => ({ bureau, kind: "procedure_request" });

type Case = [string, NextStep[], LaterLetter[], "rejected" | "in_review" | "resolved", AnswerAction | undefined];

const cases: Case[] = [
  [
    "a refusal is answered with the letter of its step, before what is due elsewhere",
    [step("experian", "askProcedure"), step("equifax", "record")],
    [letter("equifax"), letter("experian")],
    "in_review",
    { kind: "write", letter: letter("experian") },
  ],
  [
    "a second refusal leads to the CFPB once it takes the complaint",
    [step("experian", "complain", { cfpbFrom: today })],
    [],
    "rejected",
    { kind: "complain" },
  ],
  [
    "and to a next round before that",
    [step("experian", "complain", { cfpbFrom: "2026-11-27" })],
    [],
    "rejected",
    { kind: "retry" },
  ],
  ["a declined block is asked for again", [step("experian", "proveTheft")], [], "rejected", { kind: "retry" }],
  ["but not while other bureaus have time", [step("experian", "proveTheft")], [], "in_review", undefined],
  [
    "after a removal the answer that is due at another bureau comes next",
    [step("experian", "watch"), step("equifax", "record")],
    [],
    "in_review",
    { kind: "record", bureau: "equifax" },
  ],
  [
    "or the letter to another bureau",
    [step("experian", "watch"), step("equifax", "askProcedure")],
    [letter("equifax")],
    "in_review",
    { kind: "write", letter: letter("equifax") },
  ],
  ["or its result", [step("experian", "watch"), step("equifax", "answer")], [], "in_review", { kind: "results" }],
  ["while all others have time there is nothing to do", [step("experian", "awaitOthers")], [], "in_review", undefined],
];

test.each(cases)("%s", (_, steps, letters, status, action) => {
  expect(actionAfter({ status }, "experian", { steps, letters, today })).toEqual(action);
});
