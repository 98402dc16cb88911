import { makeRequest } from "#functions/testing/make-request";
import { makePendingMember, makeUserRecord } from "#functions/testing/make-user-record";
import { getContact } from "./get-contact";

const { contract } = makePendingMember();
const signed = { contract };

const contactOf = (changes: Parameters<typeof makeUserRecord>[0]) =>
  getContact(makeRequest<"account/get-contact">({ user: makeUserRecord(changes) }));

test("members see where a bureau reaches them, and nothing else of their record", async () => {
  const contact = {
    phone: "(212) 555-0100",
    address: { street: "100 Main Street", city: "Albany", state: "NY", zipCode: "12207" },
  };
  await expect(contactOf({ ...contact, ssnLast4: "0001", birthYear: 1985, ...signed })).resolves.toEqual(contact);
});

test("what is not known is left out", async () => {
  await expect(contactOf({ phone: "(212) 555-0100", ...signed })).resolves.toEqual({ phone: "(212) 555-0100" });
  await expect(contactOf(signed)).resolves.toEqual({});
});

test("members see their name as long as they may correct it: until they sign a contract under it", async () => {
  await expect(contactOf({ firstName: "Maya", lastName: "Lopez" })).resolves.toEqual({
    firstName: "Maya",
    lastName: "Lopez",
  });
  await expect(contactOf({ nextContract: contract })).resolves.toEqual({});
});
