import { AppError } from "#shared/api/errors";
import { impossibleDays } from "#shared/domain/report/impossible-days";

type Given = {
  /** The item's place in what was sent. */
  place: string;
  typed: Parameters<typeof impossibleDays>[0];
  printed?: Parameters<typeof impossibleDays>[1]["printed"];
};
type Member = Omit<Parameters<typeof impossibleDays>[1], "printed">;

/** @throws AppError VALIDATION_FAILED, with each typed day that no account can have: see `impossibleDays` */
export function assertPossibleDays(given: readonly Given[], member: Member): void {
  const refused = given.flatMap(({ place, typed, printed }) =>
    Object.entries(impossibleDays(typed, { ...member, printed })).map(([field, words]) => [
      `${place}.${field}`,
      [words],
    ]),
  );
  if (refused.length > 0) throw new AppError("VALIDATION_FAILED", { fieldErrors: Object.fromEntries(refused) });
}
