import { makeReport } from "#shared/testing/report";
import { fakeApi } from "#web/src/testing/fake-api";
import { reportQuery } from "./queries";
import { createQueryClient } from "./query-client";

test("a creditor in capitals is shown in title case, and a bureau's own spelling as it printed it", async () => {
  const [item] = makeReport().negativeItems;
  if (!item) throw new Error("The report has items.");
  const views = [{ bureau: "equifax" as const, creditorName: "NORTHLAKE CARD SERVICES", status: "open" as const }];
  const printed = { ...item, creditorName: "NORTHLAKE CARD SERVICES", bureauViews: views };
  fakeApi({ "credit-report/get-report": () => makeReport({ negativeItems: [printed] }) });

  const report = await createQueryClient().fetchQuery(reportQuery);
  expect(report.negativeItems[0]).toMatchObject({
    creditorName: "Northlake Card Services",
    bureauViews: [{ creditorName: "NORTHLAKE CARD SERVICES" }],
  });
});
