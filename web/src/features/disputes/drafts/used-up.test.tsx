import { screen } from "@testing-library/react";
import { makeUsedUpUser } from "#shared/testing/user";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { DisputeCenterScreen } from "../overview/dispute-center-screen";
import { showDisputes } from "../testing/show-disputes";

test("on disputes a plan that is used up for good offers another one, also when the address asks for a new dispute", async () => {
  const { container } = showDisputes({ user: makeUsedUpUser(), path: "/disputes?new=1" });
  expect(await screen.findByRole("link", { name: "See the plans" })).toHaveAttribute("href", "/subscribe");
  expect(screen.getByText("You have used all 2 disputes of your plan")).toBeVisible();
  expect(screen.queryByRole("button", { name: "New dispute" })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("the dispute center offers it too", async () => {
  const user = makeUsedUpUser();
  fakeApi({ "auth/get-user": () => user, "disputes/list-disputes": () => [], "education/list-articles": () => [] });
  renderScreen(<DisputeCenterScreen />, { user, path: "/dispute-center", language: "es" });
  expect(await screen.findByRole("link", { name: "Ver los planes" })).toHaveAttribute("href", "/subscribe");
  expect(screen.queryByRole("link", { name: "Iniciar una disputa nueva" })).toBeNull();
});
