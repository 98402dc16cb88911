import { readableName } from "./readable-name";

test.each([
  ["NORTHLAKE CARD SERVICES", "Northlake Card Services"],
  ["Harbor Lane Bank", "Harbor Lane Bank"],
  ["BANK OF THE PLAINS", "Bank of the Plains"],
  ["THE HARBOR BANK", "The Harbor Bank"],
  ["SUMMIT FCU", "Summit FCU"],
  ["TD OUTLET CARD LLC", "TD Outlet Card LLC"],
  ["PLAINS BANK N.A.", "Plains Bank N.A."],
  ["JPMCB CARD", "JPMCB Card"],
  ["5TH STREET LENDING", "5TH Street Lending"],
  ["O'BRIEN-HALE & SONS", "O'Brien-Hale & Sons"],
  ["ALDER'S RECOVERY", "Alder's Recovery"],
  ["COMPAÑÍA DE CRÉDITO", "Compañía de Crédito"],
  ["iBank", "iBank"],
  ["", ""],
])("%j reads %j", (printed, readable) => {
  expect(readableName(printed)).toBe(readable);
});
