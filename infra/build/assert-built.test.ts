import { assertBuilt } from "./assert-built";

test("stacks are not written without the built site: the sentence says what to do", () => {
  expect(() => assertBuilt("/not/built")).toThrow(/^Not built: the site.*Run npm run synth, which builds first\.$/);
});
