import { dayFromTyped, typedFromDay } from "#web/src/ui/typed-day";
import { profileForm } from "./profile-checks";
import { draftOf, emptyProfile, fieldsOf } from "./profile-form";

const typed = {
  firstName: "Maria",
  lastName: "Lopez",
  email: "maria@example.com",
  dateOfBirth: "04/05/1980",
  ssn: "666-12-3456",
  phone: "(555) 010-0199",
  address: { street: "12 Main Street", city: "Dayton", state: "OH", zipCode: "45402" },
};

const check = (fields: object, isSsnKept = false) =>
  profileForm("2026-11-20", isSsnKept).safeParse({ ...typed, ...fields });

test("a whole profile passes, with the birth date in the contract's order and the SSN as digits", () => {
  expect(check({}).data).toMatchObject({ dateOfBirth: "1980-04-05", ssn: "666123456" });
});

test.each([
  ["a one-letter first name", { firstName: "M" }, "Must be at least 2 characters"],
  ["a missing last name", { lastName: "" }, "This field is required"],
  ["an address without an @", { email: "maria" }, "Please enter a valid email address"],
  ["a half-typed birth date", { dateOfBirth: "04/05/19" }, "Please enter a valid date"],
  ["30 February", { dateOfBirth: "02/30/1980" }, "Please enter a valid date"],
  ["a birth date of tomorrow", { dateOfBirth: "11/21/2026" }, "Please enter a valid date"],
  ["a birth date of a child", { dateOfBirth: "11/21/2008" }, "You must be at least 18 years old"],
  ["eight digits of an SSN", { ssn: "66612345" }, "Please enter your complete 9-digit SSN (XXX-XX-XXXX)"],
  ["a phone of nine digits", { phone: "555010019" }, "Invalid format"],
  ["no state", { address: { ...typed.address, state: "" } }, "This field is required"],
  ["a ZIP of four digits", { address: { ...typed.address, zipCode: "4540" } }, "Invalid format"],
])("%s is refused", (_, fields, message) => {
  expect(check(fields).error?.issues.map((issue) => issue.message)).toContain(message);
});

test("what is typed without the masks is put in shape", () => {
  const { data } = check({
    phone: "555 010-0199",
    dateOfBirth: "04051980",
    address: { ...typed.address, zipCode: "454021234" },
  });
  expect(data).toMatchObject({
    phone: "(555) 010-0199",
    dateOfBirth: "1980-04-05",
    address: { zipCode: "45402-1234" },
  });
  expect(check({ phone: "+15550100199", dateOfBirth: "4/5/1980" }).data).toMatchObject({
    phone: "(555) 010-0199",
    dateOfBirth: "1980-04-05",
  });
});

test("a ZIP+4 passes", () => {
  expect(check({ address: { ...typed.address, zipCode: "45402-1234" } }).success).toBe(true);
});

test("the SSN may stay empty only when the bureaus answered with it already", () => {
  expect(check({ ssn: "" }).success).toBe(false);
  expect(check({ ssn: "" }, true).success).toBe(true);
});

test("the autosave never carries the SSN, and a reload brings back the rest as it was typed", () => {
  const draft = draftOf(typed);

  expect(JSON.stringify(draft)).not.toContain("666");
  expect(fieldsOf(draft)).toEqual({ ...typed, ssn: "" });
  expect(fieldsOf({})).toEqual(emptyProfile());
});

test("a half-typed day survives the way there and back", () => {
  expect(typedFromDay(dayFromTyped("04/0"))).toBe("04/0");
});
