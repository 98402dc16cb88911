import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makePulledProgress, typedProfile } from "#shared/testing/onboarding";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { store } from "#web/src/api/store";
import { enter, openOnboarding } from "#web/src/testing/open-onboarding";

const UPLOAD_ID = "01KAB0000000000000000VP10D";
const place = { page: 1, line: 4, rawText: "Status: Charge Off", confidence: "high" as const };
const scores = { experianScore: null, equifaxScore: null, transunionScore: null };
const own = makeReport({ ...scores, creditScore: null, bureaus: ["experian"], dataSource: "uploaded_report" });
const analysis = {
  ...{ uploadId: UPLOAD_ID, scores, bureausFound: ["experian" as const], report: own },
  negativeItems: [{ ...makeNegativeItem(), ...place, fields: [] }],
};

const choose = (...names: string[]) =>
  fireEvent.change(screen.getByTestId("report-files"), {
    target: { files: names.map((name) => new File(["Experian"], name)) },
  });

type Analyze = NonNullable<NonNullable<Parameters<typeof openOnboarding>[0]>["fakes"]>["onboarding/analyze-upload"];
const readAtOnce: Analyze = ({ params }) => ({ ...analysis, uploadId: params.id ?? UPLOAD_ID });

/** Step 3 of a visitor without a report, against a server that reads one item in each file. */
async function openStep3(
  progress: Parameters<typeof makePulledProgress>[0] = {},
  { analyze = readAtOnce, path }: { analyze?: Analyze; path?: string } = {},
) {
  store.send = async (_form, _file, onPercent) => onPercent(100);
  let made = 0;
  const view = openOnboarding({
    path,
    progress: makePulledProgress({ report: null, ssnLast4: undefined, ...progress }),
    fakes: {
      "onboarding/create-upload": () => ({
        uploadId: `${UPLOAD_ID.slice(0, -1)}${made++}`,
        upload: { url: "https://store.example/", fields: {} },
      }),
      "onboarding/analyze-upload": analyze,
      "onboarding/confirm-upload": () => {
        view.learn({ report: own, ssnLast4: "3456" });
        return own;
      },
    },
  });
  await enter(/Social Security/, "666123456");
  await userEvent.click(screen.getByRole("button", { name: "Continue to ID Upload" }));
  await userEvent.click(await screen.findByRole("button", { name: "Continue to Credit Check" }));
  await screen.findByRole("heading", { name: "Check your credit" });
  return view;
}

test("a visitor with a report asks no bureau: it is read, confirmed with who they are, and leads to the selection", async () => {
  const { calls } = await openStep3();
  await userEvent.click(screen.getByRole("button", { name: "I have my report" }));
  expect(screen.getByText(/No bureau is asked/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Pull my credit report" })).toBeNull();
  choose("experian.pdf");
  await userEvent.click(screen.getByRole("button", { name: "Read 1 file" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep 1 item" }));
  await userEvent.click(await screen.findByRole("button", { name: "See the result" }));

  expect(screen.getByText("Your report shows no score, so we show 650 as an estimate.")).toBeVisible();
  expect(screen.queryByText(/No credit report yet/)).toBeNull();
  expect(calls.find(({ name }) => name === "onboarding/confirm-upload")?.body).toMatchObject({
    itemIds: [analysis.negativeItems[0]?.id],
    profileData: { ssn: "666123456", firstName: "Maya", address: { state: "OH" } },
  });
  expect(calls.some(({ name }) => name === "onboarding/pull-credit")).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Continue to Select Disputes" }));
  expect(await screen.findByRole("article")).toBeVisible();
});

test.each([
  ["another person's report", ["ROSA DELGADO"], true],
  ["their own, by one of its names", ["M. LOPEZ", "ROSA DELGADO"], false],
  ["one that names no one", undefined, false],
])("a visitor is told before they keep items of %s", async (_, consumerNames, isForAnother) => {
  await openStep3({}, { analyze: ({ params }) => ({ ...analysis, consumerNames, uploadId: params.id ?? UPLOAD_ID }) });
  await userEvent.click(screen.getByRole("button", { name: "I have my report" }));
  choose("experian.pdf");
  await userEvent.click(screen.getByRole("button", { name: "Read 1 file" }));
  expect(await screen.findByRole("button", { name: "Keep 1 item" })).toBeEnabled();
  expect(screen.queryAllByText("This report seems to be for Rosa Delgado")).toHaveLength(isForAnother ? 1 : 0);
});

test("a letter leads a visitor nowhere: what to choose instead is said", async () => {
  const analyze = () => {
    throw new AppError("NOT_A_CREDIT_REPORT", { seen: "identity-request" });
  };
  await openStep3({}, { analyze });
  await userEvent.click(screen.getByRole("button", { name: "I have my report" }));
  choose("letter.pdf");
  await userEvent.click(screen.getByRole("button", { name: "Read 1 file" }));
  expect(await screen.findByText(/a letter about a dispute, and not a credit report/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "My proofs" })).toBeNull();
  expect(screen.getByRole("button", { name: "Upload other files" })).toBeVisible();
});

test("a visitor says whose report it is where no page does", async () => {
  const asked = { kind: "which_bureau" as const, accounts: [], accountCount: 2 };
  const analyze: Analyze = ({ params, body }) => {
    const told = JSON.stringify(body ?? {}).includes("experian");
    return told ? { ...analysis, uploadId: params.id ?? UPLOAD_ID } : { ...asked, uploadId: params.id ?? UPLOAD_ID };
  };
  const { calls } = await openStep3({}, { analyze });
  await userEvent.click(screen.getByRole("button", { name: "I have my report" }));
  choose("page.jpg");
  await userEvent.click(screen.getByRole("button", { name: "Read 1 file" }));
  await userEvent.click(await screen.findByRole("button", { name: "Experian" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep 1 item" }));
  expect(await screen.findByRole("button", { name: "See the result" })).toBeVisible();
  const told = calls.filter(({ name }) => name === "onboarding/analyze-upload").map(({ body }) => body);
  expect(told).toEqual([{}, { bureau: "experian" }]);
});

test("two files of one bureau are told, and which of them counts", async () => {
  await openStep3();
  await userEvent.click(screen.getByRole("button", { name: "I have my report" }));
  choose("1.pdf", "2.pdf");
  await userEvent.click(screen.getByRole("button", { name: "Read 2 files" }));
  expect(await screen.findByText(/More than one of your files is from Experian\. One is enough/)).toBeVisible();
});

test("at most three files are read", async () => {
  await openStep3();
  await userEvent.click(screen.getByRole("button", { name: "I have my report" }));
  choose("1.pdf", "2.pdf", "3.pdf", "4.pdf");
  expect(screen.getByRole("alert")).toHaveTextContent("Please keep at most 3 files, one for each bureau.");
  expect(screen.getByRole("button", { name: "Read 4 files" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Remove 4.pdf" }));
  expect(screen.getByRole("button", { name: "Read 3 files" })).toBeEnabled();
});

test("without a contract with the bureaus only a report of one's own is offered", async () => {
  await openStep3({ isPullOffered: false });
  expect(screen.getByText(/We cannot ask the bureaus for you here/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Ask the three bureaus" })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByTestId("report-files")).toBeInTheDocument();
});

test("after a reload the bureaus can be asked once the SSN is typed again", async () => {
  openOnboarding({ progress: makePulledProgress({ report: own }), path: "/onboarding?step=3" });
  await userEvent.click(await screen.findByRole("button", { name: "Ask the three bureaus" }));
  expect(screen.getByRole("button", { name: "Pull my credit report" })).toBeDisabled();
  await enter("Social Security number (SSN)", "666123456");
  expect(screen.getByRole("button", { name: "Pull my credit report" })).toBeEnabled();
});

test("a birth date is taken there as in the first step", async () => {
  const { dateOfBirth: _none, ...profile } = typedProfile;
  openOnboarding({ progress: makePulledProgress({ report: own, profile }), path: "/onboarding?step=3" });
  await userEvent.click(await screen.findByRole("button", { name: "Ask the three bureaus" }));
  await enter("Date of birth", "1979-02-28");
  expect(screen.getByLabelText("Date of birth")).toHaveValue("02/28/1979");
});

test("a reload comes back to the items that wait for their confirmation, once the SSN is typed again", async () => {
  const { calls } = await openStep3({}, { path: `/onboarding?read=${UPLOAD_ID}` });

  expect(await screen.findByRole("button", { name: "Keep 1 item" })).toBeVisible();
  expect(calls.find(({ name }) => name === "onboarding/analyze-upload")).toMatchObject({ params: { id: UPLOAD_ID } });
  expect(calls.some(({ name }) => name === "onboarding/create-upload")).toBe(false);
});
