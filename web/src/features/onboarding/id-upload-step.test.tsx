import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import type { DocumentSide, OnboardingProgress } from "#shared/api/schemas/onboarding";
import { bothSides, makePulledProgress } from "#shared/testing/onboarding";
import { store } from "#web/src/api/store";
import { accessFaults } from "#web/src/testing/access-faults";
import { openOnboarding } from "#web/src/testing/open-onboarding";

const photo = (name = "front.png", type = "image/png") => new File(["…"], name, { type });
const noSides = { documents: [] as OnboardingProgress["documents"] };
const FORM = { url: "https://store.example/", fields: { key: "incoming/1" } };

beforeAll(() => {
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => {};
  const picture = { width: 800, height: 600, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: async () => picture });
});

async function openStep2(progress: Partial<OnboardingProgress>, fakes: Parameters<typeof openOnboarding>[0] = {}) {
  const view = openOnboarding({ progress: makePulledProgress(progress), path: "/onboarding?step=2", ...fakes });
  await screen.findByRole("heading", { name: "Show that it is you" });
  return view;
}

const choose = (side: DocumentSide, file: File) =>
  userEvent.upload(screen.getByTestId(`file-${side}`), file, { applyAccept: false });

const saidTexts = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

test("the kind of ID that was chosen stays chosen when another step is looked at", async () => {
  await openStep2({ documentKind: "state_id" });
  await userEvent.selectOptions(screen.getByLabelText("Kind of ID"), "passport");
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  await userEvent.click(await screen.findByRole("button", { name: /^ID Upload/ }));

  expect(await screen.findByLabelText("Kind of ID")).toHaveValue("passport");
});

test.each([
  ["drivers_license", "Front side", "Back side"],
  ["passport", "Front side: the page with your photo", "Back side: the page with your signature"],
] as const)("of a %s it says which two sides are meant", async (documentKind, front, back) => {
  await openStep2({ ...noSides, documentKind });
  const sides = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(sides.slice(0, 2)).toEqual([front, back]);
});

test("both sides are needed to continue, and each is really stored", async () => {
  const sent: string[] = [];
  store.send = async (form, file, onPercent) => {
    onPercent(100);
    sent.push(`${form.url}${form.fields.key} ${file.name}`);
  };
  const [front, back] = bothSides;
  const waiting = [front, back];
  const { container, learn, calls } = await openStep2(noSides, {
    fakes: {
      "onboarding/create-document": ({ body }) => ({
        documentId: (body.side === "front" ? front : back)?.documentId ?? "",
        upload: FORM,
      }),
      "onboarding/confirm-document": ({ params }) => {
        const stored = waiting.find((document) => document?.documentId === params.id);
        learn({ documents: params.id === front?.documentId ? bothSides.slice(0, 1) : bothSides });
        return { documentId: stored?.documentId ?? "", status: "uploaded" as const };
      },
    },
  });

  expect(screen.getByRole("button", { name: "Upload Both Sides to Continue" })).toBeDisabled();
  await choose("front", photo());
  expect(await screen.findByAltText("Photo of the front of your ID")).toBeVisible();
  await waitFor(() => expect(saidTexts()).toContain("Uploaded"));
  await choose("back", photo("back.png"));

  await waitFor(() => expect(screen.getByRole("button", { name: "Continue to Credit Check" })).toBeEnabled());
  expect(sent).toEqual(["https://store.example/incoming/1 front.png", "https://store.example/incoming/1 back.png"]);
  expect(calls.find((call) => call.name === "onboarding/create-document")?.body).toEqual({
    side: "front",
    kind: "drivers_license",
    contentType: "image/png",
    sizeBytes: 3,
  });
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("a chosen file that is no image is refused in words", async () => {
  await openStep2(noSides);
  await choose("front", photo("report.pdf", "application/pdf"));
  expect(await screen.findByText("Please select an image file (PNG, JPG, etc.)")).toBeVisible();
});

test("a file that is too large is refused in words", async () => {
  await openStep2(noSides);
  const large = photo();
  Object.defineProperty(large, "size", { value: 10 * 1024 * 1024 });
  await choose("back", large);
  expect(await screen.findByText("File size must be less than 10MB")).toBeVisible();
});

test("a dropped file that is no image is silently left out", async () => {
  const { calls } = await openStep2(noSides);
  const zone = screen.getAllByText("Drag a photo here, or choose one.")[0]?.parentElement;
  if (!zone) throw new Error("no place to drop");
  const file = photo("report.pdf", "application/pdf");
  fireEvent.drop(zone, {
    dataTransfer: {
      files: [file],
      items: [{ kind: "file", type: file.type, getAsFile: () => file }],
      types: ["Files"],
    },
  });

  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByText(/Please select an image/)).toBeNull();
  expect(calls.some((call) => call.name === "onboarding/create-document")).toBe(false);
});

test("Remove takes the photo away on the server too", async () => {
  const [front, back] = bothSides;
  const { calls, learn } = await openStep2(
    {},
    {
      fakes: {
        "onboarding/delete-document": () => {
          learn({ documents: bothSides.slice(1) });
          return undefined;
        },
      },
    },
  );
  expect(back?.side).toBe("back");

  await userEvent.click(screen.getByRole("button", { name: "Remove the photo of the front" }));

  await screen.findByTestId("file-front");
  expect(calls.find((call) => call.name === "onboarding/delete-document")?.params).toEqual({ id: front?.documentId });
  expect(screen.getByRole("button", { name: "Upload Both Sides to Continue" })).toBeDisabled();
});

describe("on a connection that breaks off", () => {
  const [front] = bothSides;
  const created = () => ({ documentId: front?.documentId ?? "", upload: FORM });

  test.each([
    ["en", "The photo did not arrive. Please try again.", "Try this photo of the front again"],
    ["es", "La foto no llegó. Inténtelo de nuevo.", "Intentar de nuevo con esta foto del frente"],
  ] as const)("a photo that did not arrive is still there, to be sent again (%s)", async (language, words, again) => {
    let isLost = true;
    const sent: string[] = [];
    store.send = async (_, file) => {
      if (isLost) throw new Error("The store could not be reached");
      sent.push(file.name);
    };
    const { learn } = openOnboarding({
      language,
      progress: makePulledProgress(noSides),
      path: "/onboarding?step=2",
      fakes: {
        "onboarding/create-document": created,
        "onboarding/confirm-document": () => {
          learn({ documents: bothSides.slice(0, 1) });
          return { documentId: front?.documentId ?? "", status: "uploaded" as const };
        },
      },
    });
    await screen.findByTestId("file-front");
    await choose("front", photo());
    expect(await screen.findByText(words)).toBeVisible();

    isLost = false;
    await userEvent.click(screen.getByRole("button", { name: again }));
    expect(await screen.findByRole("button", { name: /^(Remove|Quitar)/ })).toBeVisible();
    expect(sent).toEqual(["front.png"]);
    expect(screen.queryByText(words)).toBeNull();
  });

  test("a photo whose arrival could not be shown says so, and can be sent again", async () => {
    store.send = async () => {};
    let isConfirmed = false;
    await openStep2(noSides, {
      fakes: {
        "onboarding/create-document": created,
        "onboarding/confirm-document": () => {
          isConfirmed = true;
          return { documentId: front?.documentId ?? "", status: "uploaded" as const };
        },
        "onboarding/get-progress": () => {
          if (isConfirmed) throw new TypeError("Failed to fetch");
          return makePulledProgress(noSides);
        },
      },
    });
    await choose("front", photo());
    expect(await screen.findByText("The photo did not arrive. Please try again.")).toBeVisible();
  });

  test("a photo that is being removed says so, and is removed once", async () => {
    let finish = () => {};
    const { calls, learn } = await openStep2(
      {},
      {
        fakes: {
          "onboarding/delete-document": () =>
            new Promise<undefined>((resolve) => {
              finish = () => {
                learn({ documents: bothSides.slice(1) });
                resolve(undefined);
              };
            }),
        },
      },
    );
    const remove = screen.getByRole("button", { name: "Remove the photo of the front" });
    await userEvent.dblClick(remove);
    expect(remove).toBeDisabled();
    finish();
    await screen.findByTestId("file-front");
    expect(calls.filter(({ name }) => name === "onboarding/delete-document")).toHaveLength(1);
  });

  test("a photo that is gone already counts as removed: the first answer got lost", async () => {
    const { learn } = await openStep2(
      {},
      {
        fakes: {
          "onboarding/delete-document": () => {
            learn({ documents: bothSides.slice(1) });
            throw new AppError("NOT_FOUND");
          },
        },
      },
    );
    await userEvent.click(screen.getByRole("button", { name: "Remove the photo of the front" }));
    await screen.findByTestId("file-front");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
