import { act, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { messages } from "#shared/i18n/en/index";
import { toastStore } from "./toast-store";
import { useLate } from "./use-late";

const Part = () => <p>the part</p>;

type PageProps = { load: () => Promise<typeof Part>; isNeeded?: boolean };

const Page = (props: PageProps) => (
  <IntlProvider locale="en" messages={messages}>
    <Content {...props} />
  </IntlProvider>
);

function Content({ load, isNeeded = false }: PageProps) {
  const Late = useLate(load, isNeeded);
  return Late ? <Late /> : <p>without it</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("a part comes after the first five seconds", async () => {
  const load = jest.fn(async () => Part);
  render(<Page load={load} />);
  await pass(4_999);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(screen.getByText("the part")).toBeVisible();
});

test("a part that is needed comes at once", async () => {
  render(<Page load={async () => Part} isNeeded />);
  await pass(0);
  expect(screen.getByText("the part")).toBeVisible();
});

test("a part that did not arrive leaves the page as it is, and is asked for at the next need", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { rerender } = render(<Page load={load} />);
  await pass(5_000);
  expect(screen.getByText("without it")).toBeVisible();

  rerender(<Page load={load} isNeeded />);
  await pass(0);
  expect(screen.getByText("the part")).toBeVisible();
});

test("a part that is needed and does not arrive is a message, and comes by itself once the network is back", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  render(<Page load={load} isNeeded />);
  await pass(0);
  expect(toastStore.get()?.title).toBe("Network error. Please try again.");
  expect(screen.getByText("without it")).toBeVisible();

  await pass(3_000);
  expect(screen.getByText("the part")).toBeVisible();
});
