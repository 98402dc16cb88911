import { EmailKind } from "#functions/repositories/emails";
import { emailText } from "./email-text";

const values = {
  name: "Maya",
  business: "Redress",
  address: "1 Main St",
  site: "https://redress.example",
  link: "https://redress.example/reset-password#code=x",
};

test.each(EmailKind.options.flatMap((kind) => [[kind, "en"] as const, [kind, "es"] as const]))(
  "%s in %s says all of its words, as text and as HTML",
  (kind, language) => {
    const { subject, text, html } = emailText(kind, language, values);
    expect(subject).not.toBe("");
    expect(text).toContain("Maya");
    expect(text).toContain("1 Main St");
    expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined/);
    expect(html).toContain(`<html lang="${language}">`);
  },
);

test("a name cannot bring markup into a mail", () => {
  const { html } = emailText("accountOpened", "en", { ...values, name: "<img src=x>" });
  expect(html).not.toContain("<img");
});

test("an address that stands alone can be followed", () => {
  expect(emailText("passwordReset", "en", values).html).toContain(`<a href="${values.link}">`);
});
