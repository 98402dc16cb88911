import type { BureauEntry } from "./bureau-file";
import { negativeTypeOf } from "./negative-type";

const account = (payStatus: string): BureauEntry => ({
  kind: "tradeline",
  creditorName: "PINYON BANK",
  status: "open",
  payStatus,
});

test.each([
  ["REPO/CHARGE OFF", "repossession"],
  ["Paid repossession", "repossession"],
  ["Voluntarily surrendered. $6,032 written off.", "repossession"],
  ["Account legally paid in full for less than the full balance.", "other"],
  ["Paid in settlement.", "other"],
  ["Settlement accepted on this account", "other"],
  ["Paid in settlement for less than", "other"],
  ["Pagada por menos del saldo total.", "other"],
  ["Unpaid balance reported as a loss by the credit grantor", "charge_off"],
  ["Written as a loss", "charge_off"],
  ["Foreclosure process started", "foreclosure"],
  ["Credit grantor reclaimed collateral to settle defaulted mortgage", "foreclosure"],
  ["Creditor reclaimed collateral to settle defaulted account. $11,337 past due.", "repossession"],
  ["Creditor reclaimed collateral to settle defaulted mortgage or loan. $9,200 past due", "repossession"],
  ["Recuperación involuntaria", "repossession"],
  ["Recuperación", "repossession"],
  ["Recuperación del bien", "repossession"],
  ["Vehículo embargado", "repossession"],
  ["Embargo del bien", "repossession"],
  ["Al día; sin embargo, en disputa", undefined],
  ["Collection/Chargeoff", "charge_off"],
  ["Cobro/Cancelación", "charge_off"],
  ["CHARGE- OFF/SOLD", "charge_off"],
  ["En colección", "collection"],
  ["60 days past due", "late_payment"],
  ["60 DAYS PD", "late_payment"],
  ["Included in bankruptcy", "other"],
  ["Current, was past due", "late_payment"],
  ["Open; was never past due", undefined],
  ["Never was past due", undefined],
  ["Pays as agreed", undefined],
  ["Report of June", undefined],
  ["Tarjeta de crédito perdida o robada.", undefined],
  ["Tarjeta robada o perdida", undefined],
  ["Cuenta cancelada como pérdida", "charge_off"],
  ["Cuenta cancelada. $4,471 dado de baja. $4,471 vencidos a partir de sep. 2026.", "charge_off"],
  ["Cuenta cancelada. $812 dados de baja.", "charge_off"],
  ["Dada de baja por el titular", undefined],
])("an account's status tells the kind of item: %s", (payStatus, type) => {
  expect(negativeTypeOf(account(payStatus))).toBe(type);
});

test.each([
  ["Included in bankruptcy", "other"],
  ["INCLUDED IN CHAPTER 13", "other"],
  ["Discharged through Bankruptcy Chapter 7", "other"],
  ["Wage earner plan", "other"],
  ["Included in bankruptcy; charged off", "charge_off"],
])("lates before a bankruptcy do not name an account that it includes: %s", (payStatus, type) => {
  expect(negativeTypeOf({ ...account(payStatus), paymentHistory: "00210000", pastDue: 310 })).toBe(type);
});
