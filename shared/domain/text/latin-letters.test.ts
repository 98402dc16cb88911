import { Profile } from "#shared/api/schemas/onboarding";
import { Registration } from "#shared/api/schemas/user";
import { isInLatinLetters } from "./latin-letters";

test.each(["Zoë O'Neill-Smith", "Nguyễn Thị Hoà", "Łukasz", "Kaʻahumanu", "A\u0301vila", "12 Main Street, #4", "a😀"])(
  "%s is as a credit file could have it",
  (text) => {
    expect(isInLatinLetters(text)).toBe(true);
  },
);

test.each(["Иван Петров", "李小龍", "نیک‌نام", "Γιώργος", "김", "Ivan Петров", "😀😀😀", "12 45"])(
  "%s is refused: its letter would be question marks",
  (text) => {
    expect(isInLatinLetters(text)).toBe(false);
  },
);

test("who registers or gives a profile is told which letters a credit file has", () => {
  const told = "Please use the letters A to Z, with or without accents";
  const name = { firstName: "Иван", lastName: "Петров" };
  const registration = Registration.safeParse({ ...name, email: "ivan@example.com", password: "Xq7!mulberry-Tram" });
  expect(registration.error?.issues).toMatchObject([
    { path: ["firstName"], message: told },
    { path: ["lastName"], message: told },
  ]);
  const address = { street: "Тверская улица", city: "Dayton", state: "OH", zipCode: "45402" };
  const profile = Profile.safeParse({ ...name, address });
  const messages = profile.error?.issues.filter(({ message }) => message === told).map(({ path }) => path.join("."));
  expect(messages).toEqual(["firstName", "lastName", "address.street"]);
});
