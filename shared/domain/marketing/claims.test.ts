import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import account from "#shared/i18n/en/account.json";
import email from "#shared/i18n/en/email.json";
import help from "#shared/i18n/en/help.json";
import landing from "#shared/i18n/en/landing.json";
import legal from "#shared/i18n/en/legal.json";
import plans from "#shared/i18n/en/plans.json";
import subscribe from "#shared/i18n/en/subscribe.json";
import { isStateOpen } from "../contract/state-rules";
import { claims, testimonials } from "./claims";

const root = resolve(__dirname, "../../..");

/** Words that promise nothing: titles, labels, links, and what the law itself says. */
const labels = [
  /^landing\.(title|skip|nav|login|emailLogin|memberLogin|theme|video\.(?!caption\.)|footer\.(?!disclaimer))/,
  /^landing\.hero\.(title|start|prices|quick)$/,
  /^landing\.(how|features|faq)\.(title|lead)$/,
  /^landing\.pricing\.(title|popular|once|month)$/,
  /^landing\.final\.title$/,
  /^subscribe\.(title|ready|plans|logIn|failed|selectPlan|signFirst|pay|active|notice|cancelled|paper|ended\.title|change\.title)/,
  /^subscribe\.(done|pending)\.(?!text$)/,
  /^subscribe\.included\.title$/,
  /^email\.(greeting|closing|details)/,
  /^legal\.croa\./,
  /^legal\.(terms|privacy)\.(title|lead)$/,
  /^legal\.terms\.[2678]\./,
  /^legal\.privacy\.[12]\./,
];

const words = Object.keys({ ...landing, ...plans, ...subscribe, ...email, ...legal });
const isClaim = (id: string) => Object.keys(claims).some((claim) => id.startsWith(claim));

test("every claim of the landing page, the plans, the mails and the legal pages has a line that says what makes it true", () => {
  const ungrounded = words.filter((id) => !isClaim(id) && !labels.some((label) => label.test(id)));
  expect(ungrounded).toEqual([]);
});

test("no line is left of a claim that the page does not make any more", () => {
  const ours = Object.keys(claims).filter((claim) => !/^contract[ .]/.test(claim));
  expect(ours.filter((claim) => !words.some((id) => id.startsWith(claim)))).toEqual([]);
});

test("the code and the jobs that make claims true exist", () => {
  const files = Object.values(claims).flatMap((ground) => {
    if ("code" in ground) return [ground.code];
    return "job" in ground ? [`functions/jobs/${ground.job}.ts`] : [];
  });
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("what an operator has not replaced is marked as a sample", () => {
  expect(testimonials).toHaveLength(3);
  for (const { name, isSample } of testimonials) expect([name, isSample]).toEqual([name, true]);
});

test.each([
  ["nothing is called written by artificial intelligence, since rules write the letters", /\bAI\b|artificial/i],
  ["nothing is called reviewed by people whom no screen of ours asks", /manually reviewed|reviewed manually/i],
  ["the one-time plan is promised no monitoring", /monitoring.*every plan/i],
  [
    "a photo of an ID, which only goes with the letters, is not said to keep others from a file",
    /no one else can ask/i,
  ],
  ["a number that a member may have printed in full is not said to be never shown so", /never shown in full/i],
  [
    "the copy of a member's data, in which photos of their ID are not, is not called everything",
    /everything (that )?we have/i,
  ],
])("%s", (_, pattern) => {
  const said = Object.entries({ ...account, ...help, ...landing, ...plans, ...subscribe, ...email, ...legal });
  expect(said.filter(([, text]) => pattern.test(text))).toEqual([]);
});

test("no testimonial comes from a state that is closed", () => {
  const closed = testimonials.filter(({ place }) => !isStateOpen(place.slice(-2), [place.slice(-2)]));
  expect(closed).toEqual([]);
});
