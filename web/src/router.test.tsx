import { screen, waitFor } from "@testing-library/react";
import { AppError } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
import { NotFoundScreen } from "./features/not-found/not-found-screen";
import { SignedIn } from "./router";
import { fakeApi } from "./testing/fake-api";
import { renderScreen } from "./testing/render-screen";
import { pageLocation } from "./ui/page-location";

const Secret = () => <p>for members only</p>;

test("whoever is signed in sees the page", async () => {
  fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<SignedIn screen={Secret} />, { path: "/dashboard" });
  expect(await screen.findByText("for members only")).toBeVisible();
});

test("a password session is found by the second lookup", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  fakeApi({ "auth/get-password-user": () => makeUser() });
  renderScreen(<SignedIn screen={Secret} />, { path: "/dashboard" });
  expect(await screen.findByText("for members only")).toBeVisible();
});

test("whoever is not sees the landing page, and a loading text until that is known", async () => {
  const leave = jest.spyOn(pageLocation, "replace").mockImplementation(() => {});
  fakeApi({});
  renderScreen(<SignedIn screen={Secret} />, { path: "/dashboard" });
  expect(screen.getByText("Loading…")).toBeVisible();

  await waitFor(() => expect(leave).toHaveBeenCalledWith("/landing"));
  expect(screen.queryByText("for members only")).toBeNull();
});

test("a lookup that fails is only logged, and whoever it was counts as not signed in", async () => {
  const leave = jest.spyOn(pageLocation, "replace").mockImplementation(() => {});
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const fail = () => {
    throw new AppError("INTERNAL");
  };
  fakeApi({ "auth/get-user": fail, "auth/get-password-user": fail });
  renderScreen(<SignedIn screen={Secret} />, { path: "/dashboard" });

  await waitFor(() => expect(leave).toHaveBeenCalledWith("/landing"));
  expect(warn).toHaveBeenCalledWith("auth/get-user failed", expect.anything());
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an unknown address says so", () => {
  fakeApi({});
  renderScreen(<NotFoundScreen />, { path: "/nowhere" });
  expect(screen.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  expect(document.title).toBe("404 Page Not Found · Redress");
});
