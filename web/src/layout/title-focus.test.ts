import { focusTitle } from "./title-focus";

const show = (html: string) => {
  document.body.innerHTML = `<header><a id="link" href="#">Report</a></header><div id="root">${html}</div>`;
};
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const settle = () => jest.advanceTimersByTime(100);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("who followed a link of the header gets to the title of the page, when it is there", () => {
  show("<p>Loading…</p>");
  byId("link").focus();
  focusTitle(document);
  settle();
  expect(byId("link")).toHaveFocus();

  byId("root").innerHTML = "<main><h1 id=title>Report</h1></main>";
  settle();
  expect(byId("title")).toHaveFocus();
});

test("who has gone elsewhere since is left there", () => {
  show("<p>Loading…</p>");
  byId("link").focus();
  focusTitle(document);
  byId("root").innerHTML = "<main><h1>Report</h1><input id=field></main>";
  byId("field").focus();
  settle();
  expect(byId("field")).toHaveFocus();
});

test("a focus outside the header stays where it is", () => {
  show("<main><h1>Report</h1><button id=button>Refresh</button></main>");
  byId("button").focus();
  focusTitle(document);
  settle();
  expect(byId("button")).toHaveFocus();
});

test("the next page stops the wait for this one", () => {
  show("<p>Loading…</p>");
  byId("link").focus();
  focusTitle(document)();
  byId("root").innerHTML = "<main><h1>Report</h1></main>";
  settle();
  expect(byId("link")).toHaveFocus();
});
