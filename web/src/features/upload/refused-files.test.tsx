import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { store } from "#web/src/api/store";
import { choose, file, makeAnalysis, makeFound, openUpload, readThem } from "./testing/open-upload";

test.each([
  ["photo.jpg", "NOT_A_CREDIT_REPORT", /no credit report in this photo/],
  ["menu.pdf", "NOT_A_CREDIT_REPORT", /did not find a credit report/],
  ["locked.pdf", "FILE_LOCKED", /locked with a password/],
  ["broken.pdf", "UNSUPPORTED_MEDIA_TYPE", /damaged/],
] as const)("%s is refused in words", async (name, code, words) => {
  const refuse = () => {
    throw new AppError(code);
  };
  await openUpload({ "uploads/analyze-upload": refuse });
  choose(file(name));
  await readThem();
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  await userEvent.click(screen.getByRole("button", { name: "Upload other files" }));
  expect(screen.getByText("No files chosen yet")).toBeVisible();
});

test.each([
  ["bank-statement", "en", /looks like a bank or card statement/],
  ["score-only", "es", /puntaje de crédito sin las cuentas/],
  ["too-blurry", "es", /Sostenga la cámara quieta/],
] as const)("a file that shows %s is refused with what to do, in %s", async (seen, language, words) => {
  const refuse = () => {
    throw new AppError("NOT_A_CREDIT_REPORT", { seen });
  };
  await openUpload({ "uploads/analyze-upload": refuse }, language);
  choose(file("photo.jpg"));
  await readThem();
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
});

test.each([
  [
    "reinsertion-notice",
    "en",
    "Read. It is a bureau's notice",
    /removed item is back/,
    "See your disputes",
    "/disputes",
  ],
  ["extension-notice", "es", "Leído. Es un aviso de una agencia", /tardará más/, "Ver sus disputas", "/disputes"],
  ["waiting-notice", "en", "Read. It is a bureau's notice", /still working/, "See your disputes", "/disputes"],
  ["identity-request", "en", "Read. It is a bureau's notice", /asks who you are/, "My proofs", "/evidence"],
  ["furnisher-reply", "en", "Read. It is a company's own reply", /30 days continue/, "My proofs", "/evidence"],
  ["furnisher-reply", "es", "Leído. Es la respuesta de una empresa", /30 días siguen/, "Mis pruebas", "/evidence"],
] as const)("a %s is read, and leads to where it matters, in %s", async (seen, language, state, words, link, to) => {
  const refuse = () => {
    throw new AppError("NOT_A_CREDIT_REPORT", { seen });
  };
  await openUpload({ "uploads/analyze-upload": refuse }, language);
  choose(file("letter.pdf"));
  await readThem();
  expect(await screen.findByText(state)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", to);
});

test("a store that cannot be reached is said, and the other files are read", async () => {
  await openUpload();
  store.send = async (_form, { name }) => {
    if (name === "first.pdf") throw new Error("gone");
  };
  choose(file("first.pdf"), file("second.pdf"));
  await readThem();
  expect(await screen.findByRole("alert")).toHaveTextContent("could not be uploaded");
  expect(await screen.findByRole("heading", { name: "Please check 2 items" })).toBeVisible();
});

test("a file that the server could not read is read again without being chosen or sent again", async () => {
  let tries = 0;
  const { calls } = await openUpload({
    "uploads/analyze-upload": () => {
      tries += 1;
      if (tries === 1) throw new AppError("SERVICE_UNAVAILABLE");
      return makeAnalysis([makeFound()]);
    },
  });
  choose(file("report.pdf"));
  await readThem();
  expect(await screen.findByRole("alert")).toHaveTextContent("We could not read the file just now");
  await userEvent.click(screen.getByRole("button", { name: "Try report.pdf again" }));
  expect(await screen.findByRole("heading", { name: "Please check 1 item" })).toBeVisible();
  expect(calls.filter(({ name }) => name === "uploads/create-upload")).toHaveLength(1);
});
