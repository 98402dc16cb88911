import type { AttributeValue } from "aws-lambda";

/** The plain value of a stream's image; only what our own records of events are made of. */
export function plainOf(image: Record<string, AttributeValue>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(image).map(([name, value]) => [name, plain(value)]));
}

function plain({ S: text, N: number, BOOL: truth, M: map, L: list }: AttributeValue): unknown {
  if (map) return plainOf(map);
  if (list) return list.map(plain);
  return number === undefined ? (text ?? truth ?? null) : Number(number);
}
