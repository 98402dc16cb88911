import type { FunctionSetup } from "../template/functions";

export type AsyncParts = {
  functions: readonly FunctionSetup[];
  invoke: (functionId: string, event: unknown) => Promise<unknown>;
  send: (queueName: string, body: string) => Promise<unknown>;
};

/**
 * Hands events to functions as EventBridge Scheduler does, which waits for no answer: an event that a function throws at is
 * tried twice more and then put into the function's own dead-letter queue. Without one it is gone.
 *
 * Source: AWS Lambda developer guide, "Asynchronous invocation", where the tries are one and two minutes apart; here they
 * follow each other at once.
 */
export class AsyncInvocations {
  private isStopped = false;

  constructor(private readonly parts: AsyncParts) {}

  /** Resolves when the event was dealt with, one way or the other. */
  async invoke(functionId: string, event: unknown): Promise<void> {
    const setup = this.parts.functions.find(({ logicalId }) => logicalId === functionId);
    const { retries = 0, deadLetterQueue } = setup?.asynchronous ?? {};
    for (let tries = 0; tries <= retries && !this.isStopped; tries++) {
      if (await this.succeeds(functionId, event)) return;
    }
    // What ends with the machine has failed at nothing.
    if (this.isStopped) return;
    if (deadLetterQueue) await this.parts.send(deadLetterQueue.split(":").at(-1) ?? "", JSON.stringify(event));
  }

  /** From now on functions fail because they are being ended. */
  stop(): void {
    this.isStopped = true;
  }

  private succeeds(functionId: string, event: unknown): Promise<boolean> {
    return this.parts.invoke(functionId, event).then(
      () => true,
      () => false,
    );
  }
}
