import { NoticeKind } from "#shared/api/schemas/notice";
import { isNews } from "#shared/domain/account/mail-topics";
import { newsText } from "./news-text";

const values = { name: "Maya", business: "Redress", address: "1 Main St", site: "https://redress.example" };

test.each(["en", "es"] as const)("each kind of news is said in %s, with nothing left open", (language) => {
  const news = NoticeKind.options.filter(isNews).map((kind) => ({
    kind,
    accountName: "NORTHGATE RECOVERY",
    bureau: "equifax" as const,
    dueOn: "2026-12-26",
  }));
  const { subject, text, html } = newsText(news, { language, isProven: true, values });
  expect(text.match(/^- /gm)).toHaveLength(news.length);
  expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined/);
});

test("a creditor's name never brings an address into a mail", () => {
  const news = [{ kind: "letters_mailed" as const, accountName: "www.evil.example" }];
  expect(newsText(news, { language: "en", isProven: true, values }).text).not.toContain("evil");
});

const delivered = { kind: "letter_delivered" as const, accountName: "Northgate Recovery" };
const linesOf = (news: Parameters<typeof newsText>[0], language: "en" | "es" = "en") =>
  newsText(news, { language, isProven: true, values }).text.match(/^- .*$/gm);

test("what one dispute's letters met with is one line that names the bureaus and by when they answer", () => {
  const due = { ...delivered, dueOn: "2026-12-26" };
  const news = [
    { ...due, bureau: "transunion" as const },
    { ...due, bureau: "experian" as const },
    { ...due, bureau: "equifax" as const, dueOn: "2026-12-28" },
  ];
  expect(linesOf(news)).toEqual([
    "- Northgate Recovery: your letter has reached Experian and TransUnion. The last day to answer is December 26, 2026. Nothing for you to do until then.",
    "- Northgate Recovery: your letter has reached Equifax. The last day to answer is December 28, 2026. Nothing for you to do until then.",
  ]);
  expect(linesOf(news, "es")?.[0]).toContain("llegó a Experian y TransUnion. El último día para responder es el 26 de");
});

test("a letter that no one answers promises no day", () => {
  expect(linesOf([{ ...delivered, bureau: "equifax" }])).toEqual([
    "- Northgate Recovery: your letter has reached Equifax.",
  ]);
});

test("a single letter names its bureau, and two accounts of one company differ by their digits", () => {
  const mailed = { kind: "letters_mailed" as const, accountName: "Northgate Recovery" };
  const news = [
    { ...mailed, disputeId: "1", accountNumber: "****4821", bureau: "equifax" as const },
    { ...mailed, disputeId: "2", accountNumber: "5272****" },
  ];
  expect(linesOf(news)).toEqual([
    "- Northgate Recovery ••4821: your letter to Equifax was mailed. We tell you when it has arrived.",
    expect.stringMatching(/^- Northgate Recovery 5272••: your letters were mailed\./),
  ]);
});

test("a reminder of the last day may be mailed or read after it, and holds then too", () => {
  const reminder = { kind: "answer_due_soon" as const, accountName: "Northgate Recovery", dueOn: "2027-01-08" };
  const news = (["equifax", "transunion"] as const).map((bureau) => ({ ...reminder, bureau }));
  expect(linesOf(news)?.[0]).toMatch(/: the last day for Equifax and TransUnion to answer: January 8, 2027\./);
  expect(linesOf(news, "es")?.[0]).toMatch(
    /: último día para la respuesta de Equifax y TransUnion: 8 de enero de 2027\./,
  );
});
