import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { Dialog } from "./dialog";
import { useToast } from "./toast";

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast({ title: "Saved", description: "The draft is kept." })}>
        save
      </button>
      <button type="button" onClick={() => toast({ title: "Refused", variant: "destructive" })}>
        refuse
      </button>
    </>
  );
}

async function press(name: string) {
  await userEvent.click(screen.getByRole("button", { name }));
}

const viewport = () => within(screen.getByRole("region", { name: "Messages (F8)" })).getByRole("list");

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("a message is announced politely and can be closed", async () => {
  fakeApi({});
  renderScreen(<Buttons />);
  await press("save");
  expect((await screen.findAllByText("Saved"))[0]).toBeVisible();

  await press("Close");
  expect(screen.queryByText("The draft is kept.")).toBeNull();
});

test("a message over the button that has the focus makes way for it", async () => {
  fakeApi({});
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 700, 360, 44));
  renderScreen(<Buttons />);
  expect(viewport()).toHaveAttribute("data-side", "bottom");
  await press("save");
  expect(viewport()).toHaveAttribute("data-side", "top");
});

test("a newer message takes the place of the older one", async () => {
  fakeApi({});
  renderScreen(<Buttons />);
  await press("save");
  await press("refuse");
  expect(screen.queryByText("The draft is kept.")).toBeNull();
  expect(screen.getAllByText("Refused")[0]).toBeVisible();
});

test("a refusal is an alert", async () => {
  fakeApi({});
  renderScreen(<Buttons />);
  await press("refuse");
  expect((await screen.findAllByRole("alert")).length).toBeGreaterThan(0);
});

test("over an open window a message is an alert that can be closed, and the window stays", async () => {
  const onClose = jest.fn();
  fakeApi({});
  renderScreen(
    <Dialog open onClose={onClose} title="Next round">
      <Buttons />
    </Dialog>,
  );
  await screen.findByRole("dialog", { name: "Next round" });
  await press("refuse");

  const message = await screen.findByRole("alert");
  await userEvent.click(within(message.closest("li") ?? document.body).getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Refused")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test("a message stays for 5 seconds", () => {
  jest.useFakeTimers();
  fakeApi({});
  renderScreen(<Buttons />);
  fireEvent.click(screen.getByRole("button", { name: "save" }));

  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByText("The draft is kept.")).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText("The draft is kept.")).toBeNull();
});

test.each([
  ["stays when it is swiped to the right by less than 50 px", 49, true],
  ["goes when it is swiped to the right by more than 50 px", 51, false],
  ["stays when it is swiped to the left", -80, true],
])("a message %s", async (_, px, isThere) => {
  fakeApi({});
  renderScreen(<Buttons />);
  await press("save");
  const message = screen.getByText("The draft is kept.").closest("li") ?? document.body;

  fireEvent.pointerDown(message, { button: 0, clientX: 200 });
  for (const share of [0.5, 1]) fireEvent.pointerMove(message, { clientX: 200 + px * share });
  fireEvent.pointerUp(message, { clientX: 200 + px });
  expect(screen.queryByText("The draft is kept.") !== null).toBe(isThere);
});

test("F8 leads to the messages", async () => {
  fakeApi({});
  renderScreen(<Buttons />);
  await press("save");
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(viewport()).toHaveFocus();
});

test("the messages are at most 420 px wide on medium screens (48rem) and up", () => {
  fakeApi({});
  renderScreen(<Buttons />);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const wide = rules.filter((rule) => rule.includes(viewport().className) && rule.includes("max-width"));
  expect(wide).toEqual([expect.stringMatching(/^@media [^{]*\(min-width: 48rem\).*max-width: 420px/)]);
});
