import type { ServiceClock } from "./lambda/clock";
import type { Front } from "./site/front";
import type { DynamoClient } from "./stores/dynamo-client";
import type { Assembly } from "./template/template";

/** What a product is made of. */
export type ProductParts = {
  assembly: Assembly;
  dataDir: string;
  /** Where the functions' compiled code is kept from one start to the next. */
  compiledFolder: string;
  clock: ServiceClock;
  front: Front;
  dynamo: DynamoClient;
  onFailure: (name: string, message: string) => void;
};
