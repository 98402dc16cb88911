import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { choose, file, openUpload, openUploadAt, readThem, UPLOAD_ID } from "./testing/open-upload";

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
