import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { CheckboxField } from "./checkbox-field";

test("a press on the words or on the box counts once", async () => {
  const onChange = jest.fn();
  fakeApi({});
  renderScreen(<CheckboxField onChange={onChange}>I agree</CheckboxField>);
  const box = screen.getByRole("checkbox", { name: "I agree" });

  await userEvent.click(box);
  await userEvent.click(screen.getByText("I agree"));
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});
