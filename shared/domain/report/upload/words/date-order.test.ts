import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const openedOn = (opened: string, reported: string) => {
  const page = [
    "Informe de crédito de Equifax",
    "Cuentas",
    "BANCO LAUREL",
    "Número de cuenta: 4417****",
    "Estado de pago: 60 días de atraso",
    "Saldo: $1,240",
    `Fecha de apertura: ${opened}`,
    `Último reporte: ${reported}`,
  ];
  return analyzeReport(linesOfText(page.join("\n")), "2026-11-20")?.files[0]?.entries[0]?.dateOpened;
};

test.each([
  ["is proven by another day: the day first", "02/06/2021", "25/08/2026", "2021-06-02"],
  ["is proven by another day: the month first", "02/06/2021", "08/25/2026", "2021-02-06"],
  ["is not proven", "02/06/2021", "03/08/2026", undefined],
  ["is in words", "2 de junio de 2021", "03/08/2026", "2021-06-02"],
])("in Spanish a day's order %s", (_, opened, reported, day) => {
  expect(openedOn(opened, reported)).toBe(day);
});
