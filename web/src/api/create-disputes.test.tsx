import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { AppError } from "#shared/api/errors";
import { makeReport } from "#shared/testing/report";
import { fakeApi } from "#web/src/testing/fake-api";
import { useCreateDisputes } from "./create-disputes";
import { createQueryClient } from "./query-client";

const [item] = makeReport().negativeItems;
const itemId = item?.id ?? "";

/** Creates one draft on a server that loses the answer; `isDisputed`: what its report says of the item by then. */
async function create(error: Error, isDisputed: boolean) {
  const negativeItems = item ? [{ ...item, isDisputed }] : [];
  fakeApi({
    "disputes/create-dispute": () => {
      throw error;
    },
    "credit-report/get-report": () => makeReport({ negativeItems }),
  });
  const client = createQueryClient();
  const { result } = renderHook(useCreateDisputes, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return act(() => result.current.mutateAsync([{ negativeItemId: itemId, disputeReason: "not_mine" }]));
}

test("a draft that was made, though its answer got lost, counts as made", async () => {
  expect(await create(new TypeError("Failed to fetch"), true)).toEqual({ itemIds: [itemId] });
});

test("one that was not made is an error", async () => {
  const error = new TypeError("Failed to fetch");
  expect(await create(error, false)).toEqual({ itemIds: [], error });
});

test("a refusal is an error, whatever the report says", async () => {
  const { itemIds, error } = await create(new AppError("ALREADY_DISPUTED"), true);
  expect(itemIds).toEqual([]);
  expect(error).toMatchObject({ code: "ALREADY_DISPUTED" });
});
