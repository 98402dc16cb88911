import { keepFocus } from "./keep-focus";

let stop: () => void;

beforeEach(() => {
  stop = keepFocus(document);
});
afterEach(() => stop());

function show(html: string): void {
  document.body.innerHTML = html;
}

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const settle = () => new Promise((done) => setTimeout(done, 200));

/** As browsers do it with a button that is switched off: jsdom leaves it the focus. */
function switchOff(button: HTMLElement): void {
  button.blur();
  button.setAttribute("disabled", "");
}

test("a button that is off while its work runs has the focus again afterwards", async () => {
  show("<main><h1>Account</h1><button id=save>Save</button></main>");
  byId("save").focus();
  switchOff(byId("save"));
  await settle();
  expect(document.body).toHaveFocus();

  byId("save").removeAttribute("disabled");
  await settle();
  expect(byId("save")).toHaveFocus();
});

test.each([
  ["the message that took its place", "<h2>Contract</h2><p id=result role=status>Contract signed</p>"],
  ["the next heading where there is no message", "<p role=status></p><h2 id=result>Contract</h2>"],
])("where a form is gone, the focus goes to %s", async (_, html) => {
  show("<main><h1>Payment</h1><section id=part><form><button id=sign>Sign</button></form></section></main>");
  byId("sign").focus();
  byId("part").innerHTML = html;
  await settle();
  expect(byId("result")).toHaveFocus();
});

test("where a page is gone, the focus goes to the title of the next one, when it is there", async () => {
  show("<div id=root><main id=main><h1>Disputes</h1><a id=link href='#'>Report</a></main></div>");
  byId("link").focus();
  byId("root").innerHTML = "<p role=status>a toast</p><main id=main></main>";
  await settle();
  expect(document.body).toHaveFocus();

  byId("root").querySelector("main")?.insertAdjacentHTML("beforeend", "<h1 id=title>Report</h1>");
  await settle();
  expect(byId("title")).toHaveFocus();
});

test("where what had the focus has moved to another list, the focus goes with it", async () => {
  const card = (button: string) => `<li id=dispute-1><h3 id=moved>Ridgeline</h3>${button}</li>`;
  const next = "<li id=dispute-2><h3>Marlow</h3></li>";
  show(
    `<main><h1>Disputes</h1><ul id=kept></ul><ul id=removed>${card("<button id=correct>Correct</button>")}${next}</ul></main>`,
  );
  byId("correct").focus();
  byId("removed").innerHTML = next;
  byId("kept").innerHTML = card("");
  await settle();
  expect(byId("moved")).toHaveFocus();
});

test("a button that is pressed again, which moves no focus, leads to its result again", async () => {
  show("<main><h1>ID</h1><section id=part><button id=choose>Choose a photo</button></section></main>");
  byId("choose").focus();
  byId("choose").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  byId("part").innerHTML = "<p id=result role=alert>Please select an image file</p>";
  await settle();
  expect(byId("result")).toHaveFocus();
});

test.each([
  ["on", () => undefined],
  ["off while its work runs", () => switchOff(byId("sign"))],
])("a person who has pressed elsewhere since is left alone, with the button %s", async (_, work) => {
  show("<main><h1>Payment</h1><section id=part><button id=sign>Sign</button></section></main>");
  byId("sign").focus();
  work();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  byId("part").innerHTML = "<p role=status>Signed</p>";
  await settle();
  expect(document.body).toHaveFocus();
});
