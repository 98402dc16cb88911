import { EmailKind } from "#functions/repositories/emails";
import { emailText } from "./email-text";

const values = {
  name: "Maya",
  business: "Redress",
  address: "1 Main St",
  site: "https://redress.example",
  link: "https://redress.example/reset-password#code=x",
  code: "12345678",
};

const kinds = [...EmailKind.options, "accountToConfirm" as const];
const inBoth = kinds.flatMap((kind) => [[kind, "en"] as const, [kind, "es"] as const]);

test.each(inBoth)("%s in %s says all of its words, as text and as HTML", (kind, language) => {
  const { subject, text, html } = emailText(kind, language, values);
  expect(subject).not.toBe("");
  expect(text).toContain("Maya");
  expect(text).toContain("1 Main St");
  expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined/);
  expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
  expect(html).toContain(`<title>${subject}</title>`);
});

test.each(inBoth)("%s in %s greets a person whose address is not proven without a name", (kind, language) => {
  const { text } = emailText(kind, language, { ...values, name: undefined });
  expect(text.split("\n")[0]).toMatch(/^(Hello,|Hola:)$/);
  expect(text).not.toMatch(/[{}]|undefined/);
});

test("a name cannot bring markup into a mail", () => {
  const { html } = emailText("accountOpened", "en", { ...values, name: "<img src=x>" });
  expect(html).not.toContain("<img");
});

test("addresses can be pressed, and the page loads nothing from elsewhere", () => {
  const { html } = emailText("accountOpened", "en", values);
  expect(html).toContain('href="https://redress.example/login"');
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
});

test("an address on a line of its own can be followed", () => {
  expect(emailText("passwordReset", "en", values).html).toContain(`href="${values.link}"`);
});

test.each([
  ["en", "Until then", "Within that time no letter is mailed in your name."],
  ["es", "Hasta entonces", "Dentro de ese plazo no se envía ninguna carta en su nombre."],
] as const)(
  "the copies of a contract may be mailed long after its period, and hold then too, in %s",
  (language, then, held) => {
    const { text } = emailText("contractCopies", language, values);
    expect(text).not.toContain(then);
    expect(text).toContain(held);
  },
);
