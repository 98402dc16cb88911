import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FoundItem, UploadAnalysis } from "#shared/api/schemas/upload";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { store } from "#web/src/api/store";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { UploadScreen } from "../upload-screen";

export const UPLOAD_ID = "01KAB0000000000000000VP10D";
export const file = (name: string, content = "Experian") => new File([content], name);

export function makeFound(item: Partial<FoundItem> = {}): FoundItem {
  const place = { page: 3, line: 12, rawText: "Status: Charge Off", confidence: "high" as const };
  const fields = [
    { field: "creditorName", bureau: "equifax" as const, ...place },
    { field: "balance", bureau: "equifax" as const, ...place, rawText: "Balance: $1,240", line: 14 },
  ];
  return { ...makeNegativeItem({ dateOfFirstDelinquency: undefined }), ...place, fields, ...item };
}

export function makeAnalysis(negativeItems: FoundItem[]): UploadAnalysis {
  const scores = { experianScore: null, equifaxScore: null, transunionScore: null };
  return { uploadId: UPLOAD_ID, negativeItems, scores, bureausFound: ["equifax"], report: makeReport() };
}

const found = [
  makeFound({ id: "01KAB00000000000000000TEM1", creditorName: "Northlake" }),
  makeFound({ id: "01KAB00000000000000000TEM2", creditorName: "Ridgeline", confidence: "medium" }),
];

type Fakes = Parameters<typeof fakeApi>[0];

/** The upload's screen at its second step. */
export async function openUpload(fakes: Fakes = {}, language: "en" | "es" = "en") {
  const view = openUploadAt("/upload", fakes, language);
  await userEvent.click(screen.getByRole("button", { name: /^Continu/ }));
  return view;
}

export function openUploadAt(path: string, fakes: Fakes = {}, language: "en" | "es" = "en") {
  store.send = async (_form, _file, onPercent) => onPercent(100);
  const calls = fakeApi({
    "uploads/create-upload": () => ({ uploadId: UPLOAD_ID, upload: { url: "https://store.example/", fields: {} } }),
    "uploads/analyze-upload": () => makeAnalysis(found),
    "uploads/save-check": () => undefined,
    "uploads/confirm-items": () => makeReport(),
    "disputes/list-disputes": () => [],
    "credit-report/get-report": () => makeReport(),
    ...fakes,
  });
  const view = renderScreen(<UploadScreen />, { path, language, user: makeUser() });
  return { ...view, calls };
}

export const choose = (...files: File[]) => fireEvent.change(screen.getByTestId("report-files"), { target: { files } });
export const readThem = () => userEvent.click(screen.getByRole("button", { name: /^(Read|Leer) \d/ }));
