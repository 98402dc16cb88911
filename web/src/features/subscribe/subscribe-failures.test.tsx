import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeUser } from "#shared/testing/user";
import { ApiError } from "#web/src/api/api-error";
import { SubscribePage } from "#web/src/pages/subscribe-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { openSubscribe } from "#web/src/testing/open-subscribe";
import { renderScreen } from "#web/src/testing/render-screen";

const newcomer = makeUser({ subscriptionStatus: "incomplete", subscriptionTier: undefined, paymentType: undefined });

afterEach(() => jest.useRealTimers());

test("a reader who is not signed in is asked to log in, half a second later can, and comes back with the chosen disputes", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  fakeApi({});
  const { router } = renderScreen(<SubscribePage />, { path: "/subscribe?selectedDisputes=a,b" });
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText("Please Log In")).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(450));
  expect(router.state.location.pathname).toBe("/subscribe");
  await act(() => jest.advanceTimersByTimeAsync(50));
  const { pathname, search } = router.state.location;
  expect([pathname, new URLSearchParams(search).get("return")]).toEqual(["/login", "/subscribe?selectedDisputes=a,b"]);
});

test.each(["Go to payment", "I've Completed Payment"])("'%s' without a plan says what to do", async (name) => {
  openSubscribe({ user: newcomer });
  await userEvent.click(await screen.findByRole("button", { name }));
  expect(await screen.findByText("Please select a plan first.")).toBeVisible();
});

test.each([
  ["en", "Choose a plan above first.", "Sign the contract above first.", /^Go to payment/],
  ["es", "Primero elija un plan arriba.", "Primero firme el contrato arriba.", /^Ir al pago/],
] as const)(
  "before a plan is chosen and its contract signed, the way to payment says what is missing and leads there (%s)",
  async (language, choose, sign, pay) => {
    openSubscribe({ user: newcomer, language });
    const button = await screen.findByRole("button", { name: pay });
    expect(button).toHaveAccessibleDescription(choose);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("group", { name: /^(Plans|Planes)$/ }).parentElement).toHaveFocus());

    await userEvent.click(screen.getByRole("radio", { name: /^(Monthly|Membres|Mensual)/ }));
    await waitFor(() => expect(screen.getByRole("button", { name: pay })).toHaveAccessibleDescription(sign));
    await userEvent.click(screen.getByRole("button", { name: pay }));
    const contract = screen.getByRole("region", { name: /^(Your contract|Su contrato)/ });
    await waitFor(() => expect(contract.parentElement).toHaveFocus());
  },
);

test.each([
  ["no words of the server", new ApiError({ status: 502, body: "Bad Gateway" }), "Failed to update payment status"],
  ["no answer", new TypeError("Failed to fetch"), "Failed to update payment status"],
  ["a refusal", new AppError("CONTRACT_REQUIRED"), "Please sign the service contract first."],
])("a payment that cannot be noted is reported: %s", async (_, error, words) => {
  const fakes = {
    "subscription/complete-payment": () => {
      throw error;
    },
  };
  openSubscribe({ user: newcomer, fakes });
  await userEvent.click(await screen.findByRole("radio", { name: /Monthly/ }));
  await userEvent.click(screen.getByRole("button", { name: "I've Completed Payment" }));
  expect(await screen.findByText("Error")).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole("button", { name: "I've Completed Payment" })).toBeEnabled();
});
