import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { makeNotice } from "#shared/testing/notice";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { away } from "#web/src/ui/away";
import { AppHeader } from "./app-header";

const links = () =>
  within(screen.getByRole("navigation"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

afterEach(() => {
  jest.useRealTimers();
});

test("a member sees the member's pages", () => {
  fakeApi({});
  renderScreen(<AppHeader user={makeUser({ isAdmin: false })} />);
  expect(links()).toEqual(["/", "/credit-report", "/dispute-center", "/disputes", "/upload", "/education"]);
});

test("an administrator sees the admin page too", () => {
  fakeApi({});
  renderScreen(<AppHeader user={makeUser({ isAdmin: true })} />);
  expect(links()).toContain("/admin");
});

test("an empty list of notifications is said", async () => {
  fakeApi({});
  renderScreen(<AppHeader user={makeUser()} />);
  await userEvent.click(screen.getByRole("button", { name: "Notifications" }));
  expect(await screen.findByText("You have no new notifications at this time.")).toBeVisible();
});

const notices = [
  makeNotice({ id: "01KAB00000000000000000000B", kind: "letters_mailed", accountName: "Northgate" }),
  makeNotice({ id: "01KAB00000000000000000000A", kind: "activated", isRead: true }),
];

test.each(["en", "es"] as const)("the bell counts what is unread and opens it, also in %s", async (language) => {
  fakeApi({ "notifications/list-notices": () => ({ notices, unreadCount: 1 }) });
  renderScreen(<AppHeader user={makeUser()} />, { language });
  await userEvent.click(await screen.findByRole("button", { name: /: 1 (unread|sin leer)/ }));

  const list = within(await screen.findByRole("dialog"));
  expect(list.getAllByRole("listitem").map(({ textContent }) => /Northgate/.test(textContent))).toEqual([true, false]);
  // The dialog settles its focus meanwhile.
  expect(await act(async () => axe(screen.getByRole("dialog")))).toHaveNoViolations();
});

test("a notice can be marked as read, and all of them", async () => {
  const calls = fakeApi({
    "notifications/list-notices": () => ({ notices, unreadCount: 1 }),
    "notifications/read-notices": () => ({ unreadCount: 0 }),
  });
  renderScreen(<AppHeader user={makeUser()} />);
  await userEvent.click(await screen.findByRole("button", { name: "Notifications: 1 unread" }));
  await userEvent.click(await screen.findByRole("button", { name: "Mark as read" }));
  await userEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));

  const bodies = () => calls.filter(({ name }) => name === "notifications/read-notices").map(({ body }) => body);
  await waitFor(() => expect(bodies()).toEqual([{ ids: ["01KAB00000000000000000000B"] }, { all: true }]));
});

test("earlier notices come when they are asked for", async () => {
  fakeApi({
    "notifications/list-notices": ({ query: { cursor } }) =>
      cursor === undefined
        ? { notices: notices.slice(0, 1), unreadCount: 1, nextCursor: "next" }
        : { notices: notices.slice(1), unreadCount: 1 },
  });
  renderScreen(<AppHeader user={makeUser()} />);
  await userEvent.click(await screen.findByRole("button", { name: "Notifications: 1 unread" }));
  await userEvent.click(await screen.findByRole("button", { name: "Show earlier ones" }));
  expect(await screen.findByText("Your subscription is active.")).toBeVisible();
});

test("the theme's switch puts the dark class on the root and keeps light or dark under the key theme", async () => {
  fakeApi({});
  renderScreen(<AppHeader user={makeUser()} />);
  await userEvent.click(screen.getByRole("button", { name: "Use dark colors" }));
  expect(document.documentElement).toHaveClass("dark");
  expect(localStorage.getItem("theme")).toBe("dark");

  await userEvent.click(screen.getByRole("button", { name: "Use light colors" }));
  expect(document.documentElement).not.toHaveClass("dark");
  expect(localStorage.getItem("theme")).toBe("light");
});

test("a theme that cannot be kept still changes", async () => {
  fakeApi({});
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const keep = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  renderScreen(<AppHeader user={makeUser()} />);
  await userEvent.click(screen.getByRole("button", { name: "Use dark colors" }));

  expect(document.documentElement).toHaveClass("dark");
  expect(warn).toHaveBeenCalled();
  keep.mockRestore();
  await userEvent.click(screen.getByRole("button", { name: "Use light colors" }));
});

test("the language changes for the page, and is said and kept", async () => {
  fakeApi({});
  renderScreen(<AppHeader user={makeUser()} />);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "es");

  expect(await screen.findByText("Idioma cambiado")).toBeVisible();
  expect(document.documentElement).toHaveAttribute("lang", "es");
  expect(localStorage.getItem("language")).toBe("es");
  expect(screen.getByRole("link", { name: "Disputas" })).toBeVisible();
});

test("two languages are offered, English and Spanish", () => {
  fakeApi({});
  renderScreen(<AppHeader user={makeUser()} />);
  const offered = within(screen.getByRole("combobox", { name: "Language" })).getAllByRole("option");
  expect(offered.map((option) => option.getAttribute("value"))).toEqual(["en", "es"]);
});

test("somebody without a name is called User", () => {
  fakeApi({});
  renderScreen(<AppHeader user={makeUser({ firstName: "", lastName: "" })} />);
  expect(screen.getByRole("button", { name: "Account of User" })).toBeVisible();
});

test("logging out says so, and leaves a second later", () => {
  jest.useFakeTimers();
  fakeApi({});
  const leave = jest.spyOn(away, "to").mockImplementation(() => {});
  renderScreen(<AppHeader user={makeUser({ firstName: "Maya" })} />);
  fireEvent.click(screen.getByRole("button", { name: "Account of Maya" }));
  fireEvent.click(screen.getByRole("button", { name: "Log out" }));
  expect(screen.getByText("Logging out")).toBeVisible();

  act(() => jest.advanceTimersByTime(999));
  expect(leave).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(leave).toHaveBeenCalledWith("/api/logout");
});
