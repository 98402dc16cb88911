import { showSuccessRate } from "./success-rate";

const page = `<dl><div><dt data-measured="of decided disputes">success rate</dt><dd>89%</dd></div></dl>`;
const answering =
  (body: unknown, isOk = true) =>
  async () =>
    ({ ok: isOk, json: async () => body }) as Response; // jsdom has no Response

async function shown(ask: (url: string) => Promise<Response>) {
  document.body.innerHTML = page;
  await showSuccessRate(document, ask);
  return document.body.textContent;
}

test("the measured rate takes the place of the claim, with its own words", async () => {
  expect(await shown(answering({ percent: 61 }))).toBe("of decided disputes61%");
});

test.each([
  ["while too few disputes are decided", answering({ percent: null })],
  ["when the answer is no rate", answering({ percent: "<b>" })],
  ["when the service refuses", answering({ percent: 61 }, false)],
  ["when the service is away", () => Promise.reject(new Error("offline"))],
])("the page stays as it is %s", async (_, ask) => {
  expect(await shown(ask)).toBe("success rate89%");
});

test("a page without the figure asks nothing", async () => {
  document.body.innerHTML = "<p>Terms</p>";
  const ask = jest.fn();
  await showSuccessRate(document, ask);
  expect(ask).not.toHaveBeenCalled();
});
