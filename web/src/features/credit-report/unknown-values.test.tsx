import { screen, within } from "@testing-library/react";
import { findingsOf } from "#shared/domain/report/findings";
import { makeNegativeItem } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ItemDialog } from "./item-dialog";
import { ItemList } from "./item-list";

const bare = { amount: undefined, dateReported: undefined };
const item = makeNegativeItem({
  ...bare,
  bureaus: ["equifax"],
  bureauViews: [{ ...bare, bureau: "equifax", creditorName: "Northgate Recovery", status: "open" }],
});

test("an amount and a date that no bureau gives are unknown on the screen, never $0", async () => {
  fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<ItemList items={[item]} />, { user: makeUser() });
  expect(screen.getByText("Unknown")).toBeVisible();
  expect(screen.getByText(/Reporting date unknown/)).toBeInTheDocument();
  expect(screen.queryByText(/\$0/)).toBeNull();
});

test("the dialog says so of each bureau, and what a court's record is", async () => {
  const record = { ...item, itemType: "tax_lien" as const };
  renderScreen(
    <ItemDialog item={record} findings={findingsOf(record, [record], "2026-11-26")} onClose={() => undefined} />,
    {
      user: makeUser(),
      language: "es",
    },
  );
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(/gravámenes fiscales desde 2018/)).toBeVisible();
  expect(dialog.getAllByText(/Desconocido/).length).toBeGreaterThanOrEqual(3);
  expect(dialog.queryByText(/\$0/)).toBeNull();
});
