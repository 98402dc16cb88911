import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { bothSides, makePulledProgress } from "#shared/testing/onboarding";
import { store } from "#web/src/api/store";
import { openOnboarding } from "#web/src/testing/open-onboarding";

type Size = { width: number; height: number };

/** jsdom draws no pictures: the browser's part is done here. @returns the sizes that were drawn */
function pictureOf(size: Size): Size[] {
  const drawn: Size[] = [];
  const drawImage = (_: unknown, _x: number, _y: number, width: number, height: number) =>
    drawn.push({ width, height });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage, fillRect: () => undefined }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob(["jpeg"], { type: "image/jpeg" })),
  });
  Object.assign(globalThis, { createImageBitmap: async () => ({ ...size, close: () => undefined }) });
  return drawn;
}

/** What leaves for the store when a photo is chosen. */
async function choose(photo: File): Promise<string> {
  const sent: string[] = [];
  store.send = async (_form, { name, type }) => void sent.push(`${name} ${type}`);
  const [front] = bothSides;
  const form = { url: "https://store.example/", fields: { key: "incoming/1" } };
  openOnboarding({
    progress: makePulledProgress({ documents: [] }),
    path: "/onboarding?step=2",
    fakes: {
      "onboarding/create-document": () => ({ documentId: front?.documentId ?? "", upload: form }),
      "onboarding/confirm-document": () => ({ documentId: front?.documentId ?? "", status: "uploaded" as const }),
    },
  });
  await userEvent.upload(await screen.findByTestId("file-front"), photo);
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent.join();
}

beforeAll(() => {
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => {};
});

test.each([
  ["48 megapixels", { width: 8_064, height: 6_048 }, { width: 4_000, height: 3_000 }],
  ["108 megapixels, upright", { width: 9_000, height: 12_000 }, { width: 3_000, height: 4_000 }],
])("a photo of %s leaves in a size that paper shows", async (_, taken, left) => {
  const drawn = pictureOf(taken);
  expect(await choose(new File(["…"], "IMG_1.jpg", { type: "image/jpeg" }))).toBe("id.jpg image/jpeg");
  expect(drawn).toEqual([left]);
});

test("a usual photo leaves as it is", async () => {
  const drawn = pictureOf({ width: 4_000, height: 3_000 });
  expect(await choose(new File(["…"], "IMG_1.jpg", { type: "image/jpeg" }))).toBe("IMG_1.jpg image/jpeg");
  expect(drawn).toEqual([]);
});

test("a photo of a kind that letters cannot carry leaves as a JPEG", async () => {
  const drawn = pictureOf({ width: 800, height: 600 });
  expect(await choose(new File(["…"], "IMG_1.webp", { type: "image/webp" }))).toBe("id.jpg image/jpeg");
  expect(drawn).toEqual([{ width: 800, height: 600 }]);
});
