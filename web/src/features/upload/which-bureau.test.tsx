import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { UnnamedReport } from "#shared/api/schemas/upload";
import { accessFaults } from "#web/src/testing/access-faults";
import { choose, file, makeAnalysis, makeFound, openUpload, readThem, UPLOAD_ID } from "./testing/open-upload";

const asked: UnnamedReport = {
  uploadId: UPLOAD_ID,
  kind: "which_bureau",
  accounts: [{ creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "4417****", page: 1, line: 1 }],
  accountCount: 3,
};

/** Asks until the member has chosen. */
const asking = ({ body }: { body?: unknown }) =>
  JSON.stringify(body ?? {}).includes("transunion") ? makeAnalysis([makeFound()]) : asked;

test("a report that names no bureau is asked about beside what was found, and read with the answer", async () => {
  const { container, calls } = await openUpload({ "uploads/analyze-upload": asking });
  choose(file("page.jpg"));
  await readThem();

  const heading = await screen.findByRole("heading", { name: "Which bureau is this report from?" });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/^We read 3 accounts, but no page says/)).toBeVisible();
  expect(screen.getByText("Northlake Card Services 4417••")).toBeVisible();
  expect(screen.getByText("and 2 more")).toBeVisible();
  expect(await accessFaults(container)).toHaveNoViolations();

  await userEvent.click(screen.getByRole("button", { name: "TransUnion" }));
  expect(await screen.findByRole("heading", { name: "Please check 1 item" })).toHaveFocus();
  expect(screen.queryByRole("heading", { name: /Which bureau/ })).toBeNull();
  const told = calls.filter(({ name }) => name === "uploads/analyze-upload").map(({ body }) => body);
  expect(told).toEqual([{}, { bureau: "transunion" }]);
});

test("it is asked in Spanish, and other files can be chosen instead", async () => {
  await openUpload({ "uploads/analyze-upload": () => asked }, "es");
  choose(file("page.jpg"));
  await readThem();
  expect(await screen.findByRole("heading", { name: "¿De qué agencia es este informe?" })).toBeVisible();
  expect(screen.getByText(/Leímos 3 cuentas, pero ninguna página dice/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Subir otros archivos" }));
  expect(screen.queryByRole("heading", { name: /De qué agencia/ })).toBeNull();
});

test("an answer that cannot be used says why", async () => {
  let times = 0;
  await openUpload({
    "uploads/analyze-upload": () => {
      times += 1;
      if (times > 1) throw new AppError("NOT_A_CREDIT_REPORT");
      return asked;
    },
  });
  choose(file("page.pdf"));
  await readThem();
  await userEvent.click(await screen.findByRole("button", { name: "Equifax" }));
  expect(await screen.findByRole("alert")).toBeVisible();
});
