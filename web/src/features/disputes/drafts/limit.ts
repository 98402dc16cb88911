const SENTENCE = /^You have used (\d+) of (\d+) disputes (in all|this month)\.(?: You have selected (\d+)\.)?$/;

/** The numbers of what the server says at the plan's limit; undefined when it says something else. */
export function limitOf(details: string | undefined) {
  const [sentence, used, limit, period, selected] = details?.match(SENTENCE) ?? [];
  if (sentence === undefined) return undefined;
  return {
    used: Number(used),
    limit: Number(limit),
    period: period === "in all" ? "lifetime" : "month",
    selected: selected === undefined ? 0 : Number(selected),
  };
}
