import { screen, within } from "@testing-library/react";
import { makeDispute } from "#shared/testing/dispute";
import { makeUsedUpUser, makeUser } from "#shared/testing/user";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { IdentityTheftScreen } from "./identity-theft-screen";

const report = {
  id: "01KAB00000000000000000PR1F",
  kind: "identity_theft_report" as const,
  name: "FTC report",
  createdAt: "2026-11-20T12:00:00.000Z",
  pages: 6,
  sizeBytes: 20_000,
};

function open(language: "en" | "es" = "en", user = makeUser()) {
  fakeApi({
    "auth/get-user": () => user,
    "disputes/list-disputes": () => [makeDispute()],
    "evidence/list-proofs": () => [report],
  });
  return renderScreen(<IdentityTheftScreen />, { path: "/identity-theft", language, user });
}

test.each([
  ["en", /^(Freeze at|Fraud alert at) /],
  ["es", /^(Congelar en|Alerta de fraude en) /],
] as const)("in %s each bureau's own pages for freeze and alert are there", async (language, name) => {
  const { container } = open(language);
  await screen.findByText(/^FTC report /);
  const links = screen.getAllByRole("link", { name });
  const hosts = links.map((link) => new URL(link.getAttribute("href") ?? "").host.replace("www.", ""));
  expect(hosts).toEqual(["experian.com", "equifax.com", "transunion.com"].flatMap((host) => [host, host]));
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("a report that is kept is named, and the form waits for one", async () => {
  open();
  expect(await screen.findByText("FTC report is kept.")).toBeVisible();
  expect(screen.getByRole("combobox", { name: "What is it?" })).toHaveValue("identity_theft_report");
});

test("what goes to a company is the reader's own to write", async () => {
  open();
  const company = await screen.findByRole("region", { name: /Tell the companies yourself/ });
  expect(within(company).getByText(/We do not write letters to companies/)).toBeVisible();
});

test.each([
  ["disputes left chooses the items", makeUser(), "Choose the items", "/disputes?new=1"],
  ["a plan used up for good sees the plans", makeUsedUpUser(), "See the plans", "/subscribe"],
])("a member with %s", async (_, user, name, to) => {
  open("en", user);
  expect(await screen.findByRole("link", { name })).toHaveAttribute("href", to);
});

test("a visitor reads all of it, and adds the report later", async () => {
  fakeApi({});
  renderScreen(<IdentityTheftScreen />, { path: "/identity-theft" });
  expect(await screen.findByText(/once you have an account/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add proof" })).toBeNull();
});
