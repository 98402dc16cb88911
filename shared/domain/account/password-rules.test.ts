import { isGuessable } from "./password-rules";

const maya = { email: "maya.lopez@example.com", firstName: "Maya", lastName: "Lopez", username: "mayalo" };

test.each([
  "password",
  "Password1!",
  "P@ssw0rd",
  "L3tm31n!!",
  "12345678",
  "11111111",
  "abcabcabc",
  "qwertyuiop",
  "1q2w3e4r",
  "iloveyou2",
  "Sunshine99",
  "987654321",
  "dragondragon",
  "contraseña",
  "tequiero",
])("%s is too common (6.2.4, 6.2.12)", async (password) => {
  expect(await isGuessable(password, maya)).toBe(true);
});

test.each(["maya.lopez@example.com", "MayaLopez1", "redress24", "Lopez-2026", "mayalo!!"])(
  "%s is made of the person's or the product's own words (6.2.11)",
  async (password) => {
    expect(await isGuessable(password, maya)).toBe(true);
  },
);

test.each([
  "a bridge over it",
  "Redress-Demo-1!",
  "kx7 plum orbit",
  "kx7Rq%pm",
  "quiet ri",
  "ñandú-río-lejos",
  "zzzzyyyyxxxxw",
])("%s is taken: there are no rules of composition (6.2.5)", async (password) => {
  expect(await isGuessable(password, maya)).toBe(false);
});

test("a long password takes no longer than a short one to check", async () => {
  const from = process.cpuUsage();
  await isGuessable("a4@$e1!0".repeat(16), maya);

  // Seconds of the processor, which a busy machine does not stretch.
  expect(process.cpuUsage(from).user).toBeLessThan(9_000_000);
});
