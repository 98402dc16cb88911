import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { disputeDetail } from "../testing/show-disputes";
import { LettersPanel } from "./letters-panel";

async function openForm(language: "en" | "es" = "en") {
  const dispute = makeDispute();
  const calls = fakeApi({
    "disputes/get-dispute": () => disputeDetail(dispute),
    "evidence/set-details": () => disputeDetail(dispute),
    "evidence/get-packet": () => new Blob(["%PDF"]),
  });
  const view = renderScreen(<LettersPanel id={dispute.id} />, { path: "/disputes", language, user: makeUser() });
  await userEvent.click(await screen.findByText(/^(Sign and add details|Firmar y agregar datos)$/));
  return { ...view, calls };
}

/** Draws a line across the field, which the test's browser gives no size: one is put in its place. */
function draw(pad: Element) {
  pad.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  Object.assign(pad, { setPointerCapture: () => undefined });
  const places = [
    ["pointerDown", 30, 50],
    ["pointerMove", 150, 20],
    ["pointerMove", 290, 80],
  ] as const;
  for (const [kind, clientX, clientY] of places) fireEvent[kind](pad, { clientX, clientY, pointerId: 1 });
  fireEvent.pointerUp(pad, { pointerId: 1 });
}

test("a signature is drawn as lines and saved with what else these letters are to say", async () => {
  const { calls } = await openForm();
  draw(screen.getByRole("img", { name: "Field to draw your signature in" }));
  expect(screen.getByText("A signature is drawn.")).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: /Previous address/ }), "12 Old Road");
  await userEvent.type(screen.getByRole("textbox", { name: /number of Equifax/ }), "EFX 7");
  await userEvent.click(screen.getByRole("checkbox", { name: /whole Social Security number/ }));
  await userEvent.click(screen.getByRole("button", { name: /^Save signature and details/ }));

  expect(await screen.findByText(/The letters have changed/)).toBeVisible();
  const body = calls.find(({ name }) => name === "evidence/set-details")?.body;
  expect(body).toEqual({
    previousAddress: "12 Old Road",
    fileNumbers: { equifax: "EFX 7" },
    showsSsn: true,
    signature: [
      [
        [300, 500],
        [1_500, 200],
        [2_900, 800],
      ],
    ],
  });
});

test.each(["en", "es"] as const)("the form reads well, also in %s", async (language) => {
  const { container } = await openForm(language);
  expect(screen.getByText(/No signature is drawn|No hay firma dibujada/)).toBeVisible();
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("everything of a dispute is saved as one file, in the reader's language", async () => {
  const { calls } = await openForm("es");
  const saved = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
  URL.createObjectURL = () => "blob:packet";
  URL.revokeObjectURL = () => undefined;
  await userEvent.click(screen.getByRole("button", { name: /^Descargar paquete de pruebas/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const asked = calls.find(({ name }) => name === "evidence/get-packet");
  expect(asked?.query).toEqual({ lang: "es" });
});
