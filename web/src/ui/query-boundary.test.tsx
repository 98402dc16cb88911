import { useSuspenseQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { renderScreen } from "#web/src/testing/render-screen";
import { QueryBoundary } from "./query-boundary";
import { announceTryAgain } from "./try-again";

function Letters({ ask }: { ask: () => Promise<string> }) {
  return <p>{useSuspenseQuery({ queryKey: ["letters"], queryFn: ask }).data}</p>;
}

test.each([
  ["without a connection", () => window.dispatchEvent(new Event("online"))],
  ["after the session's end, once its reader has signed in again", announceTryAgain],
])("what could not be loaded %s is loaded when it is back", async (_, comesBack) => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  let answer: () => Promise<string> = () => Promise.reject(new TypeError("Failed to fetch"));
  renderScreen(
    <QueryBoundary loading="loading">
      <Letters ask={() => answer()} />
    </QueryBoundary>,
  );
  expect(await screen.findByRole("alert")).toBeVisible();

  answer = async () => "the letters";
  comesBack();
  expect(await screen.findByText("the letters")).toBeVisible();
});
