/** What a service said, step by step: what of each answer is the service's own doing, or the name of its "no". */
export type Said = Record<string, unknown>;

/** The name of a service's error, as its clients tell errors apart. @throws what is no error of a service */
export async function said<Answer>(answer: Promise<Answer>, look: (answer: Answer) => unknown): Promise<unknown> {
  try {
    return look(await answer);
  } catch (error) {
    if (error instanceof Error && "$metadata" in error) return error.name;
    throw error;
  }
}

/** Any pair: neither the stand-ins nor the witness know who may call. */
export const anyone = { region: "us-east-1", credentials: { accessKeyId: "witness", secretAccessKey: "witness" } };
