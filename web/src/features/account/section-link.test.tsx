import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openAccount } from "#web/src/testing/open-account";

test("a section that a link names is brought into view once what is above it has come", async () => {
  class Sizes {
    constructor(private readonly change: () => void) {}
    observe = () => this.change();
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: Sizes });
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  openAccount({}, { hash: "#account-contact" });
  const title = await screen.findByRole("heading", { name: "Phone and address" });
  await waitFor(() => expect(scroll.mock.contexts).toContain(title));
  Reflect.deleteProperty(window, "ResizeObserver");
});

/** A page as narrow as a phone's. */
function onPhone() {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes("max-width") });
  return () => {
    window.matchMedia = wide;
  };
}

test("on a phone a section opens under its title, and the plan is open", async () => {
  const turnBack = onPhone();
  openAccount();
  expect(await screen.findByRole("button", { name: "You and your plan", expanded: true })).toBeVisible();
  const title = await screen.findByRole("button", { name: "Password", expanded: false });
  expect(await screen.findByLabelText("Current password")).not.toBeVisible();
  await userEvent.click(title);
  expect(title).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByLabelText("Current password")).toBeVisible();
  turnBack();
});

test("on a phone the section that a link names is open", async () => {
  const turnBack = onPhone();
  openAccount({}, { hash: "#account-contact" });
  expect(await screen.findByRole("button", { name: "Phone and address", expanded: true })).toBeVisible();
  turnBack();
});
