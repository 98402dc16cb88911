import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const report = (...said: string[]) =>
  [
    "Equifax Information Services LLC\nConfirmation # 6324178812\nRevolving Accounts",
    "2.1 NORTHLAKE CARD - Closed\nAccount Number: *4271\nStatus: CHARGE_OFF\nBalance: $1,254",
    ...said,
    "Date Opened: 06/15/2019\nDate of Last Payment: 02/2022",
  ].join("\n");

const firstDelinquency = (...said: string[]) =>
  analyzeReport(linesOfText(report(...said)), "2026-11-20")?.files[0]?.entries[0]?.dateOfFirstDelinquency;

test.each([
  "Delinquency First Reported",
  "Date Delinquency First Reported",
  "First Reported Delinquency",
  "First Delinquency Reported",
  "Major Delinquency First Reported",
  "Date Major Delinquency First Reported",
  "Date Maj. Del. 1st Reported",
  "Delinquency 1st Reported",
  "Morosidad reportada por primera vez",
  "Morosidad grave reportada por primera vez",
  "Fecha en que se reportó la morosidad por primera vez",
  "Primera morosidad reportada",
  "Fecha de la primera morosidad reportada",
])(
  "the day on which a delinquency was reported for the first time is not that of the first delinquency: %s",
  (label) => {
    expect(firstDelinquency(`${label}: 09/01/2022`)).toBeUndefined();
    expect(firstDelinquency(`${label} 09/01/2022`)).toBeUndefined();
    expect(firstDelinquency(`${label}: 09/01/2022`, "Date of First Delinquency: 03/01/2022")).toBe("2022-03-01");
    expect(firstDelinquency("Date of First Delinquency: 03/01/2022", `${label}: 09/01/2022`)).toBe("2022-03-01");
  },
);
