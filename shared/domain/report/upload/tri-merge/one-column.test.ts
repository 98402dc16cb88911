import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const table = (name: string, bureaus: readonly string[], status: string) => {
  const row = (label: string, value: string) => label.padEnd(20) + bureaus.map(() => value.padEnd(16)).join("");
  return [
    name,
    " ".repeat(20) + bureaus.map((bureau) => bureau.padEnd(16)).join(""),
    row("Account Number", "****4417"),
    row("Payment Status", status),
    row("Balance", "$1,240"),
    row("Past Due", "$0"),
    "",
  ].join("\n");
};

test("an account that one bureau reports may have that bureau's column alone", () => {
  const text = [
    "3-bureau report\nAccount History",
    table("HARBOR LANE BANK", ["TransUnion", "Experian", "Equifax"], "Current"),
    table("NORTHLAKE CARD", ["Equifax"], "Charge-off"),
    table("CORAL BAY BANK", ["TransUnion", "Equifax"], "Late 60 Days"),
    table("PINE SAVINGS", ["Experian"], "Late 30 Days"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240",
    "late_payment | CORAL BAY BANK | eq 1240 | tr 1240",
    "late_payment | PINE SAVINGS | ex 1240",
  ]);
});

test("over an empty column a bureau's name may have behind it that it does not report the account", () => {
  const places = { Equifax: 159, TransUnion: 305, Experian: 450 };
  const cell = (x: number, text: string) => ({ text, x, width: text.length * 5 });
  let at = 0;
  const line = (...cells: ReturnType<typeof cell>[]) => ({ page: 1, line: ++at, cells });
  const account = (name: string, bureaus: readonly string[], status: string) => {
    const columns = Object.entries(places);
    const own = columns.filter(([bureau]) => bureaus.includes(bureau));
    const row = (label: string, value: string) => line(cell(40, label), ...own.map(([, x]) => cell(x, value)));
    return [
      line(cell(35, name)),
      line(...columns.map(([bureau, x]) => cell(x, bureaus.includes(bureau) ? bureau : `${bureau} — Not reported`))),
      row("Account number", `****${name.length}417`),
      row("Current status", status),
      row("Balance", "$1,371"),
    ];
  };
  const lines = [
    line(cell(35, "3B Report")),
    line(cell(35, "Accounts")),
    ...account("PINE SAVINGS", ["Equifax", "TransUnion"], "Current"),
    ...account("NORTHLAKE CARD", ["Experian"], "Charged off"),
    ...account("OAK LOANS", ["Equifax", "TransUnion", "Experian"], "Repossession"),
  ];
  expect(foundByBureau(lines).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1371",
    "repossession | OAK LOANS | eq 1371 | ex 1371 | tr 1371",
  ]);
});
