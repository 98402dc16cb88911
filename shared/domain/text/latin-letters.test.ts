import { Profile } from "#shared/api/schemas/onboarding";
import { Registration } from "#shared/api/schemas/user";
import { hasOtherLetters, isInLatinLetters } from "./latin-letters";

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

test.each([
  ["I paid it in full on May 5, año 2024 🙂", false],
  ["这个账户不是我的", true],
  ["Не мой счёт", true],
  ["Balance → $0", true],
  ["Paid ✓", true],
  ["Łukasz Kővári, Țepeș: ½ of “5 €” – año", false],
])("own words that a letter cannot print are known: %s", (words, expected) => {
  expect(hasOtherLetters(words)).toBe(expected);
});

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
