import { downloadLetter } from "#functions/routes/disputes/download-letter";
import { regenerateLetters } from "#functions/routes/disputes/regenerate-letters";
import { retryDispute } from "#functions/routes/disputes/retry-dispute";
import { FileReply } from "#functions/shell/reply";
import { makeRequest } from "#functions/testing/make-request";
import { rejectDispute, worldInStatus, worldWithDraft } from "#functions/testing/one-dispute";
import { readPdf } from "#functions/testing/read-pdf";
import type { ChosenDetails } from "#shared/api/schemas/dispute";
import { DetailsBody } from "#shared/api/schemas/evidence";
import { setDetails } from "./set-details";

const signature: ChosenDetails["signature"] = [
  [
    [100, 500],
    [1_500, 200],
    [2_900, 800],
  ],
];
const chosen = {
  previousAddress: "12 Old Road, Troy, NY 12180",
  fileNumbers: { equifax: "EFX 77-1" },
  showsSsn: true,
  signature,
};

async function setUp() {
  const { world, maya, id } = await worldWithDraft();
  const params = { id };
  const set = (typed: object) => {
    const body = DetailsBody.parse(typed);
    return setDetails(makeRequest<"evidence/set-details">({ user: maya, params, body }), world.services);
  };
  const print = async (bureau: "equifax" | "experian" = "equifax") => {
    const request = makeRequest<"disputes/download-letter">({ user: maya, params: { id, bureau } });
    const file = await downloadLetter(request, world.services);
    if (!(file instanceof FileReply)) throw new Error("Not in the answer itself");
    return { ...(await readPdf(file.bytes)), size: file.bytes.length };
  };
  return { world, maya, id, set, print };
}

test("letters carry what the member chose: the former address, each bureau's number, the whole SSN on paper alone", async () => {
  const { world, set, print } = await setUp();
  const plain = await print();
  const detail = await set(chosen);
  const [equifax, experian] = [await print("equifax"), await print("experian")];
  await world.close();

  expect(detail.letterDetails).toEqual(chosen);
  for (const { text } of [equifax, experian]) {
    expect(text).toContain("Previous address: 12 Old Road, Troy, NY 12180");
    expect(text).toContain("Social Security number: 900-12-1234");
  }
  expect(equifax.text).toContain("Report or file number: EFX 77-1");
  expect(experian.text).not.toContain("EFX");
  expect(detail.letterContent).toContain("***-**-1234 (printed in full)");
  expect(JSON.stringify(detail)).not.toContain("900-12");
  expect(plain.text).toContain("Social Security number: ***-**-1234");
  expect(equifax.size).toBeGreaterThan(plain.size);
});

test("the whole number is not opened for a letter that does not show it", async () => {
  const { world, maya, id } = await setUp();
  const ssnOf = jest.fn(async () => "900-12-1234");
  const request = makeRequest<"disputes/download-letter">({ user: maya, params: { id, bureau: "equifax" } });
  await downloadLetter(request, { ...world.services, ssnOf });
  await world.close();
  expect(ssnOf).not.toHaveBeenCalled();
});

test("another signature is another version, and a renewed draft keeps its details", async () => {
  const { world, maya, id, set } = await setUp();
  const before = await set(chosen);
  const other = await set({ ...chosen, signature: [[...(signature[0] ?? []), [0, 0]]] });
  const request = makeRequest<"disputes/regenerate-letters">({
    user: maya,
    params: { id },
    body: { additionalDetails: "Paid" },
  });
  const renewed = await regenerateLetters(request, world.services);
  const bare = await set({});
  await world.close();
  expect(other.lettersVersion).not.toBe(before.lettersVersion);
  expect(renewed.letterDetails).toEqual(other.letterDetails);
  expect(bare.letterDetails).toEqual({ fileNumbers: {} });
});

test("the next round begins without them: the whole number is chosen for each letter", async () => {
  const { world, maya, id, set } = await setUp();
  await set(chosen);
  await rejectDispute(world, maya, id);
  const request = makeRequest<"disputes/retry-dispute">({ user: maya, params: { id }, body: {} });
  const next = await retryDispute(request, world.services);
  await world.close();
  expect(next.letterDetails).toEqual({ fileNumbers: {} });
});

test.each([
  ["a web address as an address", { previousAddress: "see www.example.com" }],
  ["a number that is none", { fileNumbers: { equifax: "<b>" } }],
  [
    "a drawing beyond its field",
    {
      signature: [
        [
          [0, 0],
          [3_001, 0],
        ],
      ],
    },
  ],
  ["a drawing without end", { signature: Array(40).fill(Array(21).fill([1, 1])) }],
])("%s is refused", (_, body) => {
  expect(DetailsBody.safeParse(body).success).toBe(false);
});

test("letters that have left are not changed", async () => {
  const { world, maya, id } = await worldInStatus("sent");
  const request = makeRequest<"evidence/set-details">({ user: maya, params: { id }, body: DetailsBody.parse({}) });
  await expect(setDetails(request, world.services)).rejects.toMatchObject({ code: "LETTERS_SENT" });
  await world.close();
});
