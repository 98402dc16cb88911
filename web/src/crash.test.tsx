import { screen } from "@testing-library/react";
import { makeUser } from "#shared/testing/user";
import { AppRoutes } from "./router";
import { fakeApi } from "./testing/fake-api";
import { renderScreen } from "./testing/render-screen";

jest.mock("./features/not-found/not-found-screen", () => ({
  NotFoundScreen: () => {
    throw new Error("cannot be drawn");
  },
}));

test.each([
  ["a visitor", undefined],
  ["a member", makeUser()],
])("a page that cannot be drawn keeps its foot, once, for %s", async (_, user) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  fakeApi({ ...(user && { "auth/get-user": () => user }) });
  renderScreen(<AppRoutes />, { path: "/*", user });

  expect(await screen.findByRole("button", { name: "Reload the page" })).toBeVisible();
  expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Privacy policy" })).toBeVisible();
});
