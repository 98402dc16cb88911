import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { CheckboxField } from "./checkbox-field";

test("the checkbox itself is where it is drawn, and a press on it counts once", async () => {
  const onChange = jest.fn();
  fakeApi({});
  renderScreen(<CheckboxField onChange={onChange}>I agree</CheckboxField>);
  const box = screen.getByRole("checkbox", { name: "I agree" });

  const { width, height, clip } = getComputedStyle(box);
  expect([width, height, clip]).toEqual(["1.5rem", "1.5rem", "auto"]);
  await userEvent.click(box);
  expect(onChange.mock.calls).toEqual([[true]]);
});
