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
