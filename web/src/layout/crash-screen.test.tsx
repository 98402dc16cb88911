import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accessFaults } from "#web/src/testing/access-faults";
import { renderScreen } from "#web/src/testing/render-screen";
import { pageLocation } from "#web/src/ui/page-location";
import { CrashScreen } from "./crash-screen";

test("a page that cannot be shown can be loaded again, and leads to help when that does not do", async () => {
  const reload = jest.spyOn(pageLocation, "reload").mockImplementation(() => undefined);
  const { container } = renderScreen(<CrashScreen />);

  await userEvent.click(screen.getByRole("button", { name: "Reload the page" }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: "Get help" })).toHaveAttribute("href", "/help");
  expect(await accessFaults(container)).toHaveNoViolations();
});
