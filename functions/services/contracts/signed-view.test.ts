import { cancelUntil } from "#shared/domain/contract/cancellation";
import { lastDayOf } from "#shared/domain/contract/period";
import { signedView } from "./signed-view";

test.each([
  ["OH", "2026-11-20", "2026-11-25"],
  ["HI", "2026-11-20", "2026-11-25"],
] as const)(
  "in %s a contract is signed on the day there, from which its period is counted",
  (state, signedOn, last) => {
    const signedAt = "2026-11-21T04:30:00.000Z";
    const until = cancelUntil(new Date(signedAt), state).toISOString();
    const contract = {
      contractId: "c1",
      version: "v1",
      fullName: "Maya",
      signedAt,
      cancelUntil: until,
      serviceMayStartAt: until,
    };
    const view = signedView(contract, { language: "en", state });
    expect(view.signedOn).toBe(signedOn);
    expect(lastDayOf(view.cancelUntil)).toBe(last);
  },
);
