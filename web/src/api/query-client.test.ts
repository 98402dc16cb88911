import { QueryObserver } from "@tanstack/react-query";
import { AppError } from "#shared/api/errors";
import { fakeApi } from "#web/src/testing/fake-api";
import { disputesQuery } from "./queries";
import { createQueryClient } from "./query-client";

test("what a screen asks and does not get is not asked again by itself", async () => {
  const seen = fakeApi({
    "disputes/list-disputes": () => {
      throw new AppError("SERVICE_UNAVAILABLE");
    },
  });
  const screen = new QueryObserver(createQueryClient(), disputesQuery);
  const failed = new Promise((resolve) => screen.subscribe(({ isError }) => isError && resolve("failed")));

  await expect(failed).resolves.toBe("failed");
  expect(seen).toHaveLength(1);
});
