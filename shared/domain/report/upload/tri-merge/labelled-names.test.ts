import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (label: string, ...values: string[]) =>
  `${label.padEnd(18)}${values.map((value) => value.padEnd(24)).join("")}`.trimEnd();
const account = (name: string, [number, status, balance, due]: readonly [string, string, string, string]) =>
  [
    `CREDITOR: ${name}`,
    row("", "EQUIFAX", "TRANSUNION", "EXPERIAN"),
    row("NUMBER", "--", number, number),
    row("STATUS", "--", status, status),
    row("BALANCE", "--", balance, balance),
    row("PAST DUE", "--", due, due),
    row("OPENED", "--", "08/2017", "08/2017"),
    "",
  ].join("\n");

test.each(["FOR: ", "ORIGINAL CREDITOR: ", "CLIENT: ", "NOTE "])(
  "what is beside a name over the bureaus' names costs no account its own name: %s",
  (label) => {
    const text = `MERGED CREDIT REPORT 08/05/2026
${account("PINE LOANS", ["****3059", "PAST DUE 60 DAYS", "$2,310", "$128"])}
${account(`RIDGELINE RECOVERY   ${label}HUDSON CLINIC`, ["****4073", "PAID COLLECTION", "$0", "$0"])}
${account("NORTHLAKE CARD", ["****9012", "CHARGED OFF", "$812", "$812"])}
`;
    const ofOthers = ["charge_off | NORTHLAKE CARD | ex 812 | tr 812", "late_payment | PINE LOANS | ex 2310 | tr 2310"];
    const own = label === "NOTE " ? [] : ["collection | RIDGELINE RECOVERY | ex 0 | tr 0"];
    expect(foundByBureau(linesOfText(text)).sort()).toEqual([...ofOthers, ...own].sort());
  },
);
