import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { pageLocation } from "#web/src/ui/page-location";
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

test("the language changes for the page, is announced and kept", async () => {
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

test("the menu's button points at the menu as long as it is open, and at nothing before", async () => {
  fakeApi({});
  renderScreen(<AppHeader user={makeUser({ firstName: "Maya" })} />);
  const button = screen.getByRole("button", { name: "Account of Maya" });
  expect(button).not.toHaveAttribute("aria-controls");
  await userEvent.click(button);
  expect(document.getElementById(button.getAttribute("aria-controls") ?? "")).toContainElement(
    screen.getByRole("button", { name: "Log out" }),
  );
});

test("a person without a name is called User", () => {
  fakeApi({});
  renderScreen(<AppHeader user={makeUser({ firstName: "", lastName: "" })} />);
  expect(screen.getByRole("button", { name: "Account of User" })).toBeVisible();
});

test("logging out says so, and leaves a second later", () => {
  jest.useFakeTimers();
  fakeApi({});
  const leave = jest.spyOn(pageLocation, "navigateExternal").mockImplementation(() => {});
  renderScreen(<AppHeader user={makeUser({ firstName: "Maya" })} />);
  fireEvent.click(screen.getByRole("button", { name: "Account of Maya" }));
  fireEvent.click(screen.getByRole("button", { name: "Log out" }));
  expect(screen.getByText("Logging out")).toBeVisible();

  act(() => jest.advanceTimersByTime(999));
  expect(leave).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(leave).toHaveBeenCalledWith("/api/logout");
});

test("a name that was typed in capitals is shown as people write it", async () => {
  fakeApi({});
  renderScreen(<AppHeader user={makeUser({ firstName: "ANA MARIA" })} />);
  expect(await screen.findByRole("button", { name: "Account of Ana Maria" })).toBeVisible();
});
