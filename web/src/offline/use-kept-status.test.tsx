import { useQuery } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { disputesQuery } from "#web/src/api/queries";
import { sessionMarker } from "#web/src/api/session-marker";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { keepStatus, keptStatus } from "./kept-status";
import { useKeptStatus } from "./use-kept-status";

afterEach(() => jest.restoreAllMocks());

function Disputes() {
  useKeptStatus();
  useQuery(disputesQuery);
  return null;
}

test("what a member sees is kept in a word and days, without names, companies or amounts", async () => {
  const dispute = makeDispute({ status: "in_review", accountName: "Northgate", dueAt: "2099-01-01T12:00:00.000Z" });
  fakeApi({ "auth/get-user": () => makeUser(), "disputes/list-disputes": () => [dispute] });
  renderScreen(<Disputes />, { path: "/dashboard" });

  await waitFor(() => expect(keptStatus()).toMatchObject({ kind: "waiting", day: "2099-01-01" }));
  expect(localStorage.getItem("last-status")).toMatch(/^waiting 2099-01-01 \d{4}-\d\d-\d\d$/);
});

test("without a session it is forgotten", async () => {
  jest.spyOn(sessionMarker, "isThere").mockReturnValue(false);
  keepStatus({ kind: "read", seenOn: "2026-11-23" });
  fakeApi({ "disputes/list-disputes": () => [] });
  renderScreen(<Disputes />, { path: "/login" });

  await waitFor(() => expect(keptStatus()).toBeUndefined());
});

test("asks the server for nothing by itself", async () => {
  const calls = fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<KeptAlone />, { path: "/education" });

  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("auth/get-user"));
  expect(calls.map(({ name }) => name)).not.toContain("disputes/list-disputes");
});

function KeptAlone() {
  useKeptStatus();
  return null;
}
