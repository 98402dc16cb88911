import { screen, waitFor } from "@testing-library/react";
import { AppError, SESSION_ENDED } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
import { sessionMarker } from "./api/session-marker";
import { NotFoundScreen } from "./features/not-found/not-found-screen";
import { SignedIn } from "./router";
import { fakeApi } from "./testing/fake-api";
import { renderScreen } from "./testing/render-screen";
import { pageLocation } from "./ui/page-location";

const Secret = () => <p>for members only</p>;

afterEach(() => jest.restoreAllMocks());

test("a person who is signed in sees the page", async () => {
  fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(
    <SignedIn>
      <Secret />
    </SignedIn>,
    { path: "/dashboard" },
  );
  expect(await screen.findByText("for members only")).toBeVisible();
});

test("a password session is found by the second lookup", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  fakeApi({ "auth/get-password-user": () => makeUser() });
  renderScreen(
    <SignedIn>
      <Secret />
    </SignedIn>,
    { path: "/dashboard" },
  );
  expect(await screen.findByText("for members only")).toBeVisible();
});

test("a person who is not sees the landing page, and a loading text until that is known", async () => {
  const leave = jest.spyOn(pageLocation, "replace").mockImplementation(() => {});
  fakeApi({});
  renderScreen(
    <SignedIn>
      <Secret />
    </SignedIn>,
    { path: "/dashboard" },
  );
  expect(screen.getByText("Loading…")).toBeVisible();

  await waitFor(() => expect(leave).toHaveBeenCalledWith("/landing"));
  expect(screen.queryByText("for members only")).toBeNull();
});

test("without the cookie that comes with a session no one is asked for", async () => {
  const leave = jest.spyOn(pageLocation, "replace").mockImplementation(() => {});
  jest.spyOn(sessionMarker, "isThere").mockReturnValue(false);
  const calls = fakeApi({});
  renderScreen(
    <SignedIn>
      <Secret />
    </SignedIn>,
    { path: "/dashboard" },
  );

  await waitFor(() => expect(leave).toHaveBeenCalledWith("/landing"));
  expect(calls).toEqual([]);
});

describe("a page that is loaded with the cookie of a session that has ended", () => {
  // The first answer takes the cookie away.
  const endedSession = () => {
    let details: string | undefined = SESSION_ENDED;
    return () => {
      const error = new AppError("UNAUTHENTICATED", { details });
      details = undefined;
      throw error;
    };
  };

  test.each([
    ["en", "Unauthorized", "You are logged out. Logging in again..."],
    ["es", "Sesión no autorizada", "Su sesión terminó. Volviendo a iniciar sesión..."],
  ] as const)("says so and leads to the sign-in, never to the landing page (%s)", async (language, title, text) => {
    const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
    const replace = jest.spyOn(pageLocation, "replace").mockImplementation(() => {});
    fakeApi({ "auth/get-user": endedSession() });
    renderScreen(
      <SignedIn>
        <Secret />
      </SignedIn>,
      { path: "/disputes", language },
    );

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    await waitFor(() => expect(leave).toHaveBeenCalledWith("/api/login?returnTo=%2F&ended=1"));
    expect(replace).not.toHaveBeenCalled();
    expect(screen.queryByText("for members only")).toBeNull();
  });

  test("is the landing page at the site's own address", async () => {
    const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
    const replace = jest.spyOn(pageLocation, "replace").mockImplementation(() => {});
    fakeApi({ "auth/get-user": endedSession() });
    renderScreen(
      <SignedIn>
        <Secret />
      </SignedIn>,
      { path: "/" },
    );

    await waitFor(() => expect(replace).toHaveBeenCalledWith("/landing"));
    expect(leave).not.toHaveBeenCalled();
  });
});

test("a lookup that fails is only logged, and the person counts as not signed in", async () => {
  const leave = jest.spyOn(pageLocation, "replace").mockImplementation(() => {});
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const fail = () => {
    throw new AppError("INTERNAL");
  };
  fakeApi({ "auth/get-user": fail, "auth/get-password-user": fail });
  renderScreen(
    <SignedIn>
      <Secret />
    </SignedIn>,
    { path: "/dashboard" },
  );

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
