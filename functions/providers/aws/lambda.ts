import { InvokeCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { clientConfig, endingInTime } from "#functions/shell/aws-config";

let client: LambdaClient | undefined;

/**
 * Hands an event to a function that is not waited for: Lambda tries it three times and then keeps it in the function's dead-letter
 * queue.
 *
 * @param arn the function's
 */
export async function startFunction(arn: string, event: object): Promise<void> {
  client ??= endingInTime(new LambdaClient(clientConfig));
  const Payload = Buffer.from(JSON.stringify(event));
  await client.send(new InvokeCommand({ FunctionName: arn, InvocationType: "Event", Payload }));
}
