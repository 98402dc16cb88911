import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
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

test("a message is said politely and can be closed", async () => {
  fakeApi({});
  renderScreen(<Buttons />);
  await press("save");
  expect((await screen.findAllByText("Saved"))[0]).toBeVisible();

  await press("Close");
  expect(screen.queryByText("The draft is kept.")).toBeNull();
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
