import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { saveContact } from "./save-contact";

const body = {
  phone: "(212) 555-0100",
  address: { street: "100 Main Street", city: "Albany", state: "NY", zipCode: "12207" },
} as const;

test.each([
  ["a member", makeUserRecord()],
  ["a visitor after the credit check", makeVisitor({ ssnLast4: "0001" })],
])("%s corrects phone and address", async (_, user) => {
  const update = jest.fn();
  const services = { users: { update }, openStates: ["NY"] };
  await saveContact(makeRequest<"account/save-contact">({ user, body }), services);

  expect(update).toHaveBeenCalledTimes(1);
});

test("of someone of whom nothing is known nothing is saved, and the answer says so", async () => {
  const update = jest.fn();
  const request = makeRequest<"account/save-contact">({ user: makeVisitor(), body });

  await expect(saveContact(request, { users: { update }, openStates: ["NY"] })).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  expect(update).not.toHaveBeenCalled();
});
