import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import {
  choose,
  file,
  makeAnalysis,
  makeFound,
  openUpload,
  openUploadAt,
  readThem,
  UPLOAD_ID,
} from "./testing/open-upload";

const checking = () => screen.findByRole("heading", { name: "Please check 2 items" });

test("what is to be checked has an address, until it is confirmed", async () => {
  const { router } = await openUpload();
  choose(file("experian.pdf"));
  await readThem();
  await checking();
  expect(router.state.location.search).toBe(`?read=${UPLOAD_ID}`);

  await userEvent.click(screen.getByRole("button", { name: "Keep 2 items" }));
  await screen.findByText(/^Saved. 2 items/);
  expect(router.state.location.search).toBe("");
});

test("a reload comes back to what the server has read, and sends nothing again", async () => {
  const { calls } = openUploadAt(`/upload?read=${UPLOAD_ID}`);

  await checking();
  expect(screen.getAllByText("The report that you uploaded")[0]).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain("uploads/create-upload");
  expect(calls.find(({ name }) => name === "uploads/analyze-upload")).toMatchObject({ params: { id: UPLOAD_ID } });
});

test("other files begin without what was read before", async () => {
  const { router } = openUploadAt(`/upload?read=${UPLOAD_ID}`);
  await checking();
  await userEvent.click(screen.getByRole("button", { name: "Upload other files" }));

  expect(screen.getByTestId("report-files")).toBeInTheDocument();
  expect(router.state.location.search).toBe("");
});

test("an address of which the server knows nothing offers to choose files", async () => {
  openUploadAt(`/upload?read=${UPLOAD_ID},nothing`, {
    "uploads/analyze-upload": () => {
      throw new AppError("NOT_FOUND");
    },
  });

  expect(await screen.findByRole("button", { name: "Upload other files" })).toBeVisible();
  expect(screen.getAllByText("Not read")).toHaveLength(1);
});

test.each(["en", "es"] as const)(
  "what was corrected, left out and added outlives a reload, in %s",
  async (language) => {
    const found = [makeFound({ creditorName: "Northlake" }), makeFound({ id: "OTHER", creditorName: "Ridgeline" })];
    const check = {
      droppedIds: ["OTHER"],
      typed: [{ itemId: found[0]?.id ?? "", amount: "812" }],
      added: [
        { id: undefined, creditorName: "Missed Recovery", itemType: "collection" as const, status: "open" as const },
      ],
    };
    const { calls } = openUploadAt(
      `/upload?read=${UPLOAD_ID}`,
      { "uploads/analyze-upload": () => ({ ...makeAnalysis(found), check }) },
      language,
    );

    const amount = await screen.findByLabelText(/^(Amount in dollars|Monto en dólares)/);
    expect(amount).toHaveValue("812");
    expect(screen.getByRole("checkbox", { name: /Ridgeline/ })).not.toBeChecked();
    expect(screen.getByText("Missed Recovery")).toBeVisible();

    await userEvent.type(amount, "5");
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ name: "uploads/save-check" })));
    expect(calls.find(({ name }) => name === "uploads/save-check")).toMatchObject({
      params: { id: UPLOAD_ID },
      body: { ...check, typed: [{ ...check.typed[0], amount: "8125" }], added: [{ creditorName: "Missed Recovery" }] },
    });
  },
);
