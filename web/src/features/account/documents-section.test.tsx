import { screen, within } from "@testing-library/react";
import type { KeptDocument } from "#shared/api/schemas/account";
import { makeDispute } from "#shared/testing/dispute";
import { accessFaults } from "#web/src/testing/access-faults";
import { allSections, named, openAccount, press } from "#web/src/testing/open-account";
import { saveFile } from "#web/src/ui/save-file";

jest.mock("#web/src/ui/save-file", () => ({ saveFile: jest.fn() }));
jest.setTimeout(60_000);

const answer: KeptDocument = {
  id: "01KAB00000000000000000PR00",
  kind: "proof",
  at: "2026-11-12T15:00:00.000Z",
  name: "Experian's answer",
  proofKind: "bureau_letter",
};
const letter: KeptDocument = {
  id: "letter-1",
  kind: "letter",
  at: "2026-10-02T15:00:00.000Z",
  bureau: "experian",
  disputeId: makeDispute().id,
  round: 1,
};
const contract: KeptDocument = { id: "01C.contract", kind: "contract", at: "2026-09-22T15:00:00.000Z" };

const show = (documents: KeptDocument[], language: "en" | "es" = "en") =>
  openAccount(
    {
      "account/list-documents": () => ({ documents }),
      "account/open-document": () => new Blob(["%PDF"]),
      "disputes/list-disputes": () => [makeDispute()],
    },
    { language },
  );

const rows = async (title: string) => {
  const list = within(await screen.findByRole("region", { name: title }));
  return (await list.findAllByRole("listitem")).map(({ textContent }) => textContent);
};

test("what was signed, mailed and uploaded stands in one list with its date and kind", async () => {
  const { container } = show([answer, letter, contract]);
  await screen.findByText("Letter to Experian: Northgate Recovery");
  await allSections();
  expect(await rows("Documents and letters")).toEqual([
    "Experian's answerUploaded on November 12, 2026\u00a0· Letter from a credit bureauDownload",
    "Letter to Experian: Northgate RecoveryMailed on October 2, 2026Download",
    "ContractSigned on September 22, 2026Download",
  ]);
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("each is downloaded under its name and day, in Spanish too", async () => {
  const { calls } = show([letter], "es");
  await press("Descargar: Carta a Experian: Northgate Recovery, 2 de octubre de 2026");
  expect(named(calls, "account/open-document")[0]?.params).toEqual({ id: "letter-1" });
  expect(saveFile).toHaveBeenCalledWith(expect.anything(), "Carta a Experian, Northgate Recovery, 2026-10-02.pdf");
});

test("a long list is shown in part, and whole when it is asked for", async () => {
  show(Array.from({ length: 8 }, (_, index) => ({ ...contract, id: `c${index}` })));
  expect(await rows("Documents and letters")).toHaveLength(4);
  await press("Show all 8: Documents and letters");
  expect(await rows("Documents and letters")).toHaveLength(8);
});

test("an empty list says what will be here", async () => {
  show([]);
  expect(await screen.findByText(/^What you sign, the letters/)).toBeVisible();
});
