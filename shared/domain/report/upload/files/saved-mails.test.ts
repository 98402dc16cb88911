import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfFile } from "./file-text";

const account = (name: string, status: string) => `=E2=80=A2 ${name}
   Status: ${status}
   Account number: =
****4417
   Balance: $812
`;

test("a mail that was saved as it was sent is read as it was written", () => {
  const mail = `From: Reports <no-reply@reports.example>
Subject: Your report
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Your Equifax report =E2=80=93 Oct 23, 2026

${account("NORTHLAKE CARD", "Charge-off")}
${account("OAK BANK", "Pays as agreed")}
${account("PINE LOANS", "60 days past due")}
Inquiries
`;
  expect(foundByBureau(linesOfFile(new TextEncoder().encode(mail), "text/plain"))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 812",
    "late_payment | PINE LOANS | eq 812",
  ]);
});
