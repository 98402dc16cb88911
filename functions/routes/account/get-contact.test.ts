import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { getContact } from "./get-contact";

const contactOf = (changes: Parameters<typeof makeUserRecord>[0]) =>
  getContact(makeRequest<"account/get-contact">({ user: makeUserRecord(changes) }));

test("members see where a bureau reaches them, and nothing else of their record", async () => {
  const contact = {
    phone: "(212) 555-0100",
    address: { street: "100 Main Street", city: "Albany", state: "NY", zipCode: "12207" },
  };
  await expect(contactOf({ ...contact, ssnLast4: "0001", birthYear: 1985 })).resolves.toEqual(contact);
});

test("what is not known is left out", async () => {
  await expect(contactOf({ phone: "(212) 555-0100" })).resolves.toEqual({ phone: "(212) 555-0100" });
  await expect(contactOf({})).resolves.toEqual({});
});
