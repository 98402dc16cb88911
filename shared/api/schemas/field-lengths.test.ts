import { StartSecondFactorBody } from "./account";
import { SignContractBody } from "./contract";
import { FollowUpBody } from "./dispute";
import { Address, CreateAccountBody, Profile, Ssn } from "./onboarding";
import { ChangePasswordBody, Credentials, Email, NewPassword, Registration, ResetPasswordBody, Username } from "./user";

const letters = (count: number) => "m".repeat(count);
const signIn = Credentials.shape.password;
const { street, city, zipCode } = Address.shape;
const { firstName, lastName, phone } = Profile.shape;

test.each([
  ["a username has at least 3 characters", Username, letters(3), letters(2)],
  ["a username has at most 20 characters", Username, letters(20), letters(21)],
  ["a new password has at least 8 characters", NewPassword, letters(8), letters(7)],
  ["sign-in takes a password of at least 6 characters", signIn, letters(6), letters(5)],
  ["a first name has at least 2 characters", firstName, letters(2), letters(1)],
  ["a last name has at least 2 characters", lastName, letters(2), letters(1)],
  [
    "a signature has room for the longest first and last name",
    SignContractBody.shape.fullName,
    `${letters(100)} ${letters(100)}`,
    `${letters(100)} ${letters(101)}`,
  ],
  ["a street has at least 5 characters", street, letters(5), letters(4)],
  ["a city has at least 2 characters", city, letters(2), letters(1)],
  ["a first name is no link", firstName, "J.R.", "prize.example"],
  [
    "an e-mail has at most 64 characters before the @",
    Email,
    `${letters(64)}@redress.example`,
    `${letters(65)}@redress.example`,
  ],
  ["a street is no link", street, "12 N. Main St., Apt. 3/B", "go to www.prize"],
  ["an SSN has no fewer than 9 digits", Ssn, "666-12-3456", "666-12-345"],
  ["an SSN has no more than 9 digits", Ssn, "666123456", "6661234567"],
  ["a phone has at most 14 characters", phone, "(555) 010-0199", "(555) 010-01999"],
  ["a ZIP code has at most 10 characters", zipCode, "45402-1234", "45402-12345"],
])("%s", (_, field, good, bad) => {
  expect([good, bad].map((text) => field.safeParse(text).success)).toEqual([true, false]);
});

// A keyboard may write "ñ" as one character or as "n" and a tilde: NIST SP 800-63B, section 3.1.1.2.
test.each([
  ["signing in", Credentials.shape.password],
  ["registering", Registration.shape.password],
  ["creating an account after the onboarding", CreateAccountBody.shape.password],
  ["repeating it there", CreateAccountBody.shape.confirmPassword],
  ["changing it", ChangePasswordBody.shape.password],
  ["proving the present one", ChangePasswordBody.shape.currentPassword],
  ["resetting it", ResetPasswordBody.shape.password],
  ["setting up a second factor", StartSecondFactorBody.shape.password],
])("%s, one password is the same from every keyboard", (_, password) => {
  const typed = "Mañana-vendrá-9";
  expect(password.parse(typed.normalize("NFD"))).toBe(typed.normalize("NFC"));
  expect(password.parse("Redress-Demo-1! ")).toBe("Redress-Demo-1! ");
});

test.each([
  ["registering", Registration.shape.password],
  ["creating an account after the onboarding", CreateAccountBody.shape.password],
  ["changing it", ChangePasswordBody.shape.password],
  ["resetting it", ResetPasswordBody.shape.password],
])("%s, a password that is too short is refused in the same words", (_, password) => {
  const messages = (typed: string) => password.safeParse(typed).error?.issues.map(({ message }) => message);
  expect(messages(letters(7))).toEqual(["Must be at least 8 characters"]);
  expect(messages("")).toContain("This field is required");
});

test("an accent that is a character of its own makes no password longer", () => {
  expect(NewPassword.safeParse("ñandúes".normalize("NFD")).success).toBe(false);
});

test.each([
  ["a cure without what was missing", { kind: "cure" }],
  ["information without words", { kind: "added_information" }],
  ["a statement without words", { kind: "consumer_statement", words: " … " }],
  ["a statement of 101 words", { kind: "consumer_statement", words: "word ".repeat(101) }],
  ["an unknown kind", { kind: "threat" }],
])("%s is refused", (_, body) => {
  expect(FollowUpBody.safeParse({ bureau: "equifax", ...body }).success).toBe(false);
});

test("a statement of 100 words is taken", () => {
  const words = "word ".repeat(100);
  expect(FollowUpBody.safeParse({ bureau: "equifax", kind: "consumer_statement", words }).success).toBe(true);
});

test.each([
  ["a username", Username],
  ["a new password", NewPassword],
  ["the password of a sign-in", signIn],
  ["a signature", SignContractBody.shape.fullName],
] as const)("%s that is left empty is asked for, and not counted", (_, field) => {
  expect(field.safeParse("").error?.issues[0]?.message).toBe("This field is required");
});
