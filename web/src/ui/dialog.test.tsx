import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderScreen } from "#web/src/testing/render-screen";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog } from "./dialog";

afterEach(() => jest.restoreAllMocks());

function Asking() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Your answer">
      <label>
        Note <input />
      </label>
    </Dialog>
  );
}

const result = () => screen.getByRole("heading", { name: "Drafts" });

function Leading() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <h2 tabIndex={-1}>Drafts</h2>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Take back?" finalFocus={result} />
    </>
  );
}

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** Presses what lies around the window, once it listens. */
async function pressBeside() {
  const dialog = await screen.findByRole("dialog");
  await settle();
  const around = dialog.parentElement;
  if (around === null) throw new Error("The window has nothing around it");
  await userEvent.setup({ pointerEventsCheck: 0 }).click(around);
  await settle();
}

test("a press beside a window in which nothing was typed closes it", async () => {
  renderScreen(<Asking />);
  await pressBeside();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a press beside a window does not lose what was typed; its button still closes it", async () => {
  renderScreen(<Asking />);
  await userEvent.type(await screen.findByLabelText("Note"), "They removed it");
  await pressBeside();
  expect(screen.getByLabelText("Note")).toHaveValue("They removed it");

  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("Escape asks before it loses what was typed, and closes a window in which nothing was", async () => {
  renderScreen(<Asking />);
  await userEvent.type(await screen.findByLabelText("Note"), "They removed it");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("alert")).toHaveTextContent("Close and lose what you typed?");
  const keep = screen.getByRole("button", { name: "Keep writing" });
  expect(keep).toHaveFocus();
  await userEvent.click(keep);
  expect(screen.getByLabelText("Note")).toHaveValue("They removed it");

  await userEvent.clear(screen.getByLabelText("Note"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("who keeps writing is back in the field where they wrote", async () => {
  renderScreen(<Asking />);
  await userEvent.type(await screen.findByLabelText("Note"), "They removed it");
  await userEvent.keyboard("{Escape}{Enter}");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText("Note")).toHaveFocus();
});

test("the question of Escape can be answered with closing", async () => {
  renderScreen(<Asking />);
  await userEvent.type(await screen.findByLabelText("Note"), "They removed it");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Close without it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("what a window leads to when it is done is brought into view: the window itself scrolls nothing", async () => {
  const shown = jest.spyOn(Element.prototype, "scrollIntoView");
  renderScreen(<Leading />);
  const close = await screen.findByRole("button", { name: "Close" });
  // The window takes the focus one frame after it shows, and gives back what it took.
  await waitFor(() => expect(screen.getByRole("dialog")).toContainElement(focused()));
  await userEvent.click(close);
  await waitFor(() => expect(result()).toHaveFocus());
  expect(shown.mock.contexts).toContain(result());
});

function Nested() {
  const [open, setOpen] = useState({ outer: true, inner: false });
  return (
    <>
      <h2>Drafts</h2>
      <Dialog open={open.outer} onClose={() => setOpen({ ...open, outer: false })} title="Outer">
        <button type="button" onClick={() => setOpen({ ...open, inner: true })}>
          Ask
        </button>
      </Dialog>
      <Dialog open={open.inner} onClose={() => setOpen({ ...open, inner: false })} title="Inner" />
    </>
  );
}

test("the page behind windows neither scrolls nor is read aloud, until the last of them is closed", async () => {
  const { documentElement } = document;
  const isStill = () =>
    documentElement.style.overflow === "hidden" && screen.queryByRole("heading", { name: "Drafts" }) === null;
  renderScreen(<Nested />);
  await userEvent.click(await screen.findByRole("button", { name: "Ask" }));
  await screen.findByRole("dialog", { name: "Inner" });
  expect(screen.queryByRole("dialog", { name: "Outer" })).toBeNull();
  expect(isStill()).toBe(true);

  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await screen.findByRole("dialog", { name: "Outer" });
  // A window stands for a moment longer than it is open.
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Inner" })).toBeNull());
  expect(isStill()).toBe(true);

  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("heading", { name: "Drafts" })).toBeVisible();
  expect(isStill()).toBe(false);
});

test("a question starts at the answer that changes nothing, not at the button that closes it", async () => {
  const none = () => undefined;
  // The simulated browser gives nothing a size, and focus goes only to what has one.
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(80);
  renderScreen(
    <ConfirmDialog
      open
      onClose={none}
      onConfirm={none}
      isPending={false}
      title="Delete?"
      description=""
      confirm="Yes"
    />,
  );
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
});

describe("Back on a phone", () => {
  // jsdom has no Navigation API: any target of events stands for it.
  const navigation = document.createElement("div");
  beforeEach(() => Object.assign(window, { navigation }));
  afterEach(() => Reflect.deleteProperty(window, "navigation"));

  /** @returns whether the page was left */
  function goBack(): boolean {
    const event = Object.assign(new Event("navigate", { cancelable: true }), { navigationType: "traverse" });
    fireEvent(navigation, event);
    return !event.defaultPrevented;
  }

  test("closes a window in which nothing was typed, and leaves the page only then", async () => {
    renderScreen(<Asking />);
    await screen.findByRole("dialog");
    expect(goBack()).toBe(false);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(goBack()).toBe(true);
  });

  test("asks before what was typed is lost", async () => {
    renderScreen(<Asking />);
    await userEvent.type(await screen.findByLabelText("Note"), "They removed it");
    await settle();
    expect(goBack()).toBe(false);
    expect(screen.getByLabelText("Note")).toHaveValue("They removed it");
    expect(screen.getByRole("alert")).toHaveTextContent("Close and lose what you typed?");
  });
});
