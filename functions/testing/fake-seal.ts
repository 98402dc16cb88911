import type { openField, sealField } from "#functions/providers/aws/field-encryption";

/** Stands for the field key: bound to member and purpose as the real one is, and not readable as plain text. */
export const fakeSeal: typeof sealField = async (userId, purpose, text) =>
  Buffer.from([...Buffer.from(JSON.stringify([userId, purpose, text]))].map((byte) => byte ^ 0x5a));

export const fakeOpen: typeof openField = async (userId, purpose, sealed) => {
  const text = Buffer.from([...sealed].map((byte) => byte ^ 0x5a)).toString();
  const [owner, place, value] = JSON.parse(text);
  if (owner !== userId || place !== purpose) throw new Error("A sealed field was not sealed for this place");
  return value;
};
