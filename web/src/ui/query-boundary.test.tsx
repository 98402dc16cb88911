import { useSuspenseQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { renderScreen } from "#web/src/testing/render-screen";
import { QueryBoundary } from "./query-boundary";

function Letters({ ask }: { ask: () => Promise<string> }) {
  return <p>{useSuspenseQuery({ queryKey: ["letters"], queryFn: ask }).data}</p>;
}

test("what could not be loaded without a connection is loaded when it is back", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  let answer: () => Promise<string> = () => Promise.reject(new TypeError("Failed to fetch"));
  renderScreen(
    <QueryBoundary loading="loading">
      <Letters ask={() => answer()} />
    </QueryBoundary>,
  );
  expect(await screen.findByRole("alert")).toBeVisible();

  answer = async () => "the letters";
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("the letters")).toBeVisible();
});
