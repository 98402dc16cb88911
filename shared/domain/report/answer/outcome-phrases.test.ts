import { outcomeIn } from "./outcome-words";

test.each([
  "Le escribimos porque concluyó la revisión que usted solicitó el mes pasado.",
  "Equifax Confirmation 6545583345",
  "Your identity was verified.",
  "Your address was updated.",
  "We have updated our privacy policy.",
  "A copy of your corrected report is enclosed.",
  "Your updated credit report is enclosed.",
  "Accounts marked Changed were altered on the strength of your dispute.",
])("what a letter says of itself is said of no item: %s", (text) => {
  expect(outcomeIn(text)).toBeUndefined();
});

test("a sentence that turns in its next line has not said all", () => {
  expect(outcomeIn("The information you disputed has been verified as accurate; however,")).toBeUndefined();
});

test.each([
  ["The tradeline was suppressed as unverifiable", "deleted"],
  ["We took off the late marks. The account stays.", "modified"],
  ["Put right; late marks of 2023 were withdrawn", "modified"],
  ["Se retiraron los pagos atrasados; los pagos atrasados quedaron retirados.", "modified"],
  ["Already investigated - no new information, no investigation opened", "frivolous"],
  ["We did not look into this item: it was looked into before and your request brought nothing new.", "frivolous"],
  ["No abrimos investigación, pues su reclamo repite uno anterior y lo consideramos infundado.", "frivolous"],
  ["We will not investigate this item again.", "frivolous"],
  ["The bank found your documents insufficient to change its reporting. It will not be removed.", "verified"],
  ["Not on file", "deleted"],
  ["The entry has been taken out. You will not find it in the enclosed report.", "deleted"],
  ["This account does not appear on your report now.", "deleted"],
  ["It isn't on your report anymore", "deleted"],
  ["You won't see this account on your report.", "deleted"],
  ["Equifax has stopped reporting this account.", "deleted"],
  ["This entry is now absent from your file.", "deleted"],
  ["Fue dada de baja de su informe", "deleted"],
  ["Ya no se reporta", "deleted"],
  ["Dejamos de informar esta cuenta", "deleted"],
  ["Charge off (same)", "verified"],
  ["The lender says it's right, so it's still there as before", "verified"],
  ["La cuenta resultó correcta y no la tocamos.", "verified"],
  ["The account will go on being shown the way it is.", "verified"],
  ["No action taken; information correct", "verified"],
  ["The lender disagreed with your dispute.", "verified"],
  ["Sigue en su informe", "verified"],
  ["The account now appears as paid in full.", "modified"],
  ["The company that reports it nos pidió borrar la partida de su archivo, y así lo hicimos.", "deleted"],
  ["The late payments you wrote of did take place, and the account will go on being shown as it is.", "verified"],
  ["Now listed as paid", "modified"],
  ["Balance set to zero", "modified"],
  ["Ahora aparece como pagada", "modified"],
  ["The part you questioned is right. It also sent newer values for other fields.", "verified_but_corrected"],
])("other honest words for it: %s", (text, outcome) => {
  expect(outcomeIn(text)).toBe(outcome);
});
