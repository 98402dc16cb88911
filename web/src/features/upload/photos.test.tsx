import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { UploadReading } from "#shared/api/schemas/upload";
import { store } from "#web/src/api/store";
import { accessFaults } from "#web/src/testing/access-faults";
import { retryAfter } from "#web/src/testing/fake-api";
import { choose, file, makeAnalysis, makeFound, openUpload, readThem, UPLOAD_ID } from "./testing/open-upload";

const form = { url: "https://store.example/", fields: {} };
const photo = (name: string) => file(`${name}.jpg`, name);
const reading = (pagesRead: number, pages: number): UploadReading => ({
  uploadId: UPLOAD_ID,
  status: "reading",
  pagesRead,
  pages,
});

/** Keeps the names of the files in the order in which they reach the store. */
function sentFiles(): string[] {
  const names: string[] = [];
  store.send = async (_form, { name }) => {
    names.push(name);
  };
  return names;
}

test("photos chosen together are pages of one report: put in order, removed and joined by more", async () => {
  const { container, calls } = await openUpload({ "uploads/add-page": () => ({ page: 2, upload: form }) });
  const sent = sentFiles();
  choose(photo("first"), photo("second"), photo("third"));
  expect(screen.getByText("Report with 3 photos")).toBeVisible();
  expect(screen.getByRole("button", { name: "Move page 1 up" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Move page 2 up" }));
  expect(screen.getByText("It is page 1 now.")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Move page 1 down" })).toHaveFocus());
  await userEvent.click(screen.getByRole("button", { name: "Remove page 3" }));
  fireEvent.change(screen.getByTestId("upload.photos.add"), { target: { files: [photo("fourth")] } });
  expect(await accessFaults(container)).toHaveNoViolations();

  await userEvent.click(screen.getByRole("button", { name: "Read 1 file" }));
  await screen.findByRole("heading", { name: "Please check 2 items" });
  expect(sent).toEqual(["second.jpg", "first.jpg", "fourth.jpg"]);
  const added = calls.filter(({ name }) => name === "uploads/add-page");
  expect(added.map(({ params, body }) => [params.id, body])).toEqual([
    [UPLOAD_ID, { contentType: "image/jpeg", sizeBytes: 5 }],
    [UPLOAD_ID, { contentType: "image/jpeg", sizeBytes: 6 }],
  ]);
});

test("photos of another report go as a report of their own, and an eleventh page is refused in words", async () => {
  await openUpload();
  choose(...Array.from({ length: 11 }, (_, index) => photo(`page ${index}`)));
  expect(screen.getByText("Report with 10 photos")).toBeVisible();
  expect(screen.getByText("A report can have up to 10 photos.")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("photo of another report");
  await userEvent.click(screen.getByRole("button", { name: "Remove page 10" }));
  const another = { target: { files: [photo("a"), photo("b")] } };
  // Their pictures come after the words.
  await act(async () => fireEvent.change(screen.getByTestId("upload.photos.another"), another));
  expect(screen.getByText("Report with 2 photos")).toBeVisible();
});

test("a photo that is too large or of the phone's own kind goes as a JPEG, and one that cannot be shown is refused", async () => {
  await openUpload({ "uploads/add-page": () => ({ page: 2, upload: form }) });
  const sent = sentFiles();
  const drawn: string[] = [];
  // jsdom draws no pictures: the browser's part is done here.
  const drawing = { fillRect: () => undefined, drawImage: () => drawn.push("drawn") };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => drawing,
    toBlob: (done: (blob: Blob) => void) => done(new Blob(["jpeg"])),
  });
  const sizes = new Map([["IMG_1.HEIC", 6_000]]);
  Object.assign(globalThis, {
    createImageBitmap: async ({ name }: File) => {
      if (name === "broken.heic") throw new Error("The source image could not be decoded");
      return { width: sizes.get(name) ?? 100, height: 100, close: () => undefined };
    },
  });
  choose(file("IMG_1.HEIC"), new File([new Uint8Array(6_000_000)], "large.jpg"), file("broken.heic"));
  expect(await screen.findByText("Report with 2 photos")).toBeVisible();
  expect(within(screen.getByText("broken.heic").closest("li") ?? document.body).getByRole("alert")).toHaveTextContent(
    "save it as a JPG",
  );
  await readThem();
  await screen.findByRole("heading", { name: "Please check 2 items" });
  expect(sent).toEqual(["IMG_1.jpg", "large.jpg"]);
  expect(drawn).toHaveLength(2);
});

test.each([
  ["en", "Page 2 of 3 read"],
  ["es", "Página 2 de 3 leída"],
] as const)(
  "how many pages were read is said, and the call is made again when it may be, in %s",
  async (language, words) => {
    const at: number[] = [];
    const { calls } = await openUpload(
      {
        "uploads/analyze-upload": () => {
          at.push(Date.now());
          return at.length === 1 ? retryAfter(1, reading(2, 3)) : makeAnalysis([makeFound()]);
        },
      },
      language,
    );
    choose(photo("only"));
    await readThem();
    expect(await screen.findByText(words)).toBeVisible();
    await screen.findByRole("heading", { name: /Please check 1 item|Revise 1 cuenta/ }, { timeout: 4_000 });
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
    expect(calls.filter(({ name }) => name === "uploads/create-upload")).toHaveLength(1);
  },
);

test("a blurred page among several is named, and taken again it is read with the others", async () => {
  const analyses = [
    { ...makeAnalysis([makeFound()]), unreadPages: [{ page: 2, reason: "too-blurry" as const }] },
    makeAnalysis([makeFound(), makeFound({ id: "01KAB00000000000000000TEM9", creditorName: "Ridgeline" })]),
  ];
  const { container } = await openUpload({
    "uploads/add-page": () => ({ page: 2, upload: form }),
    "uploads/analyze-upload": () => analyses.shift() ?? makeAnalysis([]),
  });
  const sent = sentFiles();
  choose(photo("first"), photo("blurred"));
  await readThem();
  const notice = (await screen.findByText(/some pages could not be read/)).closest("[role=status]");
  const named = within(notice instanceof HTMLElement ? notice : document.body);
  expect(named.getByText("Page 2:")).toBeVisible();
  expect(named.getByText(/Hold the camera still/)).toBeVisible();
  expect(await accessFaults(container)).toHaveNoViolations();

  fireEvent.change(screen.getByTestId("upload.unread.retake"), { target: { files: [photo("sharp")] } });
  await screen.findByRole("heading", { name: "Please check 2 items" });
  expect(sent).toEqual(["first.jpg", "blurred.jpg", "first.jpg", "sharp.jpg"]);
  expect(screen.queryByText(/some pages could not be read/)).toBeNull();
});
