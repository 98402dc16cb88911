import { screen, waitFor } from "@testing-library/react";
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
