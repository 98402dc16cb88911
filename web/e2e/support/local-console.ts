import * as z from "zod";

const Letter = z.object({
  id: z.string(),
  disputeId: z.string(),
  bureau: z.string(),
  mailedAt: z.string(),
  deliveredAt: z.string().nullish(),
  pdfUrl: z.string(),
});

const SentEmail = z.object({ to: z.array(z.string()), text: z.string() });

const CloudCall = z.object({ function: z.string(), service: z.string(), action: z.string(), allowed: z.boolean() });

/** What the operator of the local world sees and moves. */
export function localConsole(origin: string) {
  const get = async (path: string): Promise<unknown> => (await fetch(`${origin}/__local/${path}`)).json();
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${origin}/__local/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };

  return {
    letters: async () => z.array(Letter).parse(await get("letters")),
    /** What was mailed to an address, the newest last; once everything that is under way has been done. */
    emailsTo: async (address: string) => {
      await post("clock", { advanceDays: 0 });
      return z
        .array(SentEmail)
        .parse(await get("emails"))
        .filter(({ to }) => to.includes(address));
    },
    calls: async () => z.array(CloudCall).parse(await get("calls")),
    advanceDays: (advanceDays: number) => post("clock", { advanceDays }),
    fault: (fault: object) => post("faults", fault),
    resetClock: () => post("clock", { reset: true }),
  };
}
