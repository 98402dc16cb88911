import { faultKinds, faultServices } from "../gateway/faults";
import type { JobView } from "../schedules/schedules";
import { ADMIN_KEY, accounts, identities, PASSWORD } from "./accounts";
import type { ClockView } from "./clock-controller";
import type { EmailView } from "./console-services";
import { asHtml, page } from "./layout";
import type { LetterView } from "./simulated-mailbox";

export type ConsoleView = {
  siteOrigin: string;
  clock: ClockView;
  jobs: JobView[];
  letters: LetterView[];
  emails: EmailView[];
  faults: object;
};

/** The console's page: what an operator would look up in the cloud's own console. */
export function consolePage({ siteOrigin, clock, jobs, letters, emails, faults }: ConsoleView): string {
  return page(
    "Redress: local console",
    `<h1>Local console</h1>
<p class="quiet">The product runs at <a href="/">${asHtml(siteOrigin)}</a>. Nothing of this page exists in the cloud.</p>
${section("Time", clockPart(clock))}
${section(
  "Accounts",
  `<p>Every password is <code>${PASSWORD}</code>, the admin key is <code>${ADMIN_KEY}</code>.</p>${table(
    ["Account", "State"],
    accounts.map((row) => [...row]),
  )}`,
)}
${section(
  "Identities at the simulated bureaus",
  table(
    ["SSN", "What happens"],
    identities.map((row) => [...row]),
  ),
)}
${section("Letters in the mail", lettersPart(letters))}
${section("E-mails", emailsPart(emails))}
${section("Jobs", jobsPart(jobs))}
${section("Faults", faultsPart(faults))}
${section("Many members", manyPart)}
${section("Look inside", links)}
<script>${script}</script>`,
  );
}

const section = (title: string, body: string) => `<section><h2>${title}</h2>${body}</section>`;

function table(heads: string[], rows: string[][], isHtml = false): string {
  const cell = (text: string) => (isHtml ? text : asHtml(text));
  const head = heads.map((text) => `<th scope="col">${asHtml(text)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((text) => `<td>${cell(text)}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

const call = (label: string, path: string, body: object) =>
  `<button data-path="${path}" data-body="${asHtml(JSON.stringify(body))}">${asHtml(label)}</button>`;

function clockPart({ now, offsetSeconds }: ClockView): string {
  const moved =
    offsetSeconds === 0 ? "the machine's own time" : `${(offsetSeconds / 86_400).toFixed(1)} days from the machine's`;
  const steps = [1, 3, 7, 30].map((days) =>
    call(`+${days} ${days === 1 ? "day" : "days"}`, "/__local/clock", { advanceDays: days }),
  );
  return `<p>The service believes it is <strong>${asHtml(now)}</strong> (${moved}). Moving it runs what becomes due.</p>
<div class="row">${steps.join("")}${call("Back to now", "/__local/clock", { reset: true })}</div>`;
}

function lettersPart(letters: LetterView[]): string {
  if (letters.length === 0) return `<p class="quiet">No letter has left yet.</p>`;
  const rows = letters
    .slice(-50)
    .reverse()
    .map(({ bureau, round, disputeId, mailedAt, deliveredAt, pdfUrl }) => [
      `<a href="${asHtml(pdfUrl)}">${asHtml(bureau)}</a>`,
      String(round),
      `<code>${asHtml(disputeId)}</code>`,
      asHtml(mailedAt.slice(0, 10)),
      asHtml(deliveredAt?.slice(0, 10) ?? "on its way"),
    ]);
  return table(["Letter", "Round", "Dispute", "Mailed", "Delivered"], rows, true);
}

function emailsPart(emails: EmailView[]): string {
  if (emails.length === 0) return `<p class="quiet">No e-mail was sent yet.</p>`;
  const rows = emails.slice(-20).reverse();
  return table(
    ["At", "To", "Subject"],
    rows.map(({ id, at, to, subject }) => [
      asHtml(at.slice(0, 16).replace("T", " ")),
      asHtml([to].flat().join(", ")),
      `<a href="/__local/emails/${asHtml(id)}.eml">${asHtml(subject)}</a>`,
    ]),
    true,
  );
}

function jobsPart(jobs: JobView[]): string {
  const rows = jobs.map(({ name, schedule, lastRun }) => [
    `<code>${asHtml(name)}</code>`,
    asHtml(schedule),
    asHtml(lastRun?.slice(0, 16).replace("T", " ") ?? "not yet"),
    call("Run now", `/__local/jobs/${name}`, {}),
  ]);
  return table(["Job", "Schedule (UTC)", "Last run", ""], rows, true);
}

function faultsPart(faults: object): string {
  const options = (values: readonly string[]) => values.map((value) => `<option>${value}</option>`).join("");
  return `<p>Now: <code>${asHtml(JSON.stringify(faults))}</code></p>
<form id="faults" class="row"><label>Service <select name="service">${options(faultServices)}</select></label>
<label>Fault <select name="kind">${options(faultKinds)}</select></label>
<label>Rate <input name="rate" type="number" min="0" max="1" step="0.05" value="0.1"></label>
<button>Make it fail</button>${call("Clear all", "/__local/faults", {})}</form>`;
}

const manyPart = `<p>Adds members with reports and disputes, for speed and for the administrator's lists. Numbers that are there stay.</p>
<div class="row">${[100, 1_000, 10_000].map((members) => call(`Up to ${members}`, "/__local/members", { members })).join("")}
<a href="/__local/members">How far it is</a></div>`;

const links = `<ul><li><a href="/__local/api">The API</a>, with a form for each route</li>
<li><a href="/__local/calls">Cloud calls of the functions</a> (JSON)</li>
<li><a href="/__local/letters">Letters</a>, <a href="/__local/emails">e-mails</a>, <a href="/__local/jobs">jobs</a>, <a href="/__local/clock">clock</a> (JSON)</li>
<li>Payment pages: <a href="/__local/checkout/onetime">one-time</a>, <a href="/__local/checkout/monthly">monthly</a>, <a href="/__local/checkout/premium">premium</a></li></ul>`;

const script = `
const send = async (path, body) => {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) alert(await answer.text());
  location.reload();
};
for (const button of document.querySelectorAll("[data-path]"))
  button.addEventListener("click", (event) => { event.preventDefault(); button.disabled = true; send(button.dataset.path, JSON.parse(button.dataset.body)); });
document.querySelector("#faults").addEventListener("submit", (event) => {
  event.preventDefault();
  const { service, kind, rate } = Object.fromEntries(new FormData(event.target));
  send("/__local/faults", { service, kind, rate: Number(rate) });
});
`;
