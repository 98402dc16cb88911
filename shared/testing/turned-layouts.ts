// Made reports of three bureaus without columns; each says the same of the same two accounts.

export const blocksPerBureau = `3-Bureau Credit Report
Report date: 11/02/2026
Your scores
TransUnion   Experian   Equifax
612          604        598
Accounts
NORTHLAKE CARD SERVICES
Account Type: Credit Card
TransUnion
Account Number: 441712******        Balance: $1,240
Account Status: Derogatory          Date Opened: 03/11/2019
Payment Status: Charged off as bad debt
Experian
Account Number: 441712XXXXXX        Balance: $1,302
Account Status: Derogatory          Date Opened: 04/02/2019
Payment Status: Charged off as bad debt
Equifax
Account Number: -                   Balance: -
Account Status: -                   Date Opened: -
Payment Status: -
HARBOR LANE BANK
Account Type: Auto Loan
TransUnion
Account Number: 5178****            Balance: $9,410
Account Status: Open                Date Opened: 01/15/2022
Payment Status: 60 days late
Experian
Account Number: 5178****            Balance: $9,410
Account Status: Open                Date Opened: 01/15/2022
Payment Status: Current
Equifax
Account Number: 5178****            Balance: $9,355
Account Status: Open                Date Opened: 01/15/2022
Payment Status: 30 days late
`;

export const rowsPerBureau = `Three Bureau Comparison
Accounts
NORTHLAKE CARD SERVICES
Bureau        Account #       Type          Opened        Balance     Payment Status
TransUnion    441712******    Credit Card   03/11/2019    $1,240      Charge-off
Experian      441712XXXXXX    Credit Card   04/02/2019    $1,302      Charge-off
Equifax       -               -             -             -           -
HARBOR LANE BANK
Bureau        Account #       Type          Opened        Balance     Payment Status
TransUnion    5178****        Auto Loan     01/15/2022    $9,410      60 days late
Experian      5178****        Auto Loan     01/15/2022    $9,410      Current
Equifax       5178****        Auto Loan     01/15/2022    $9,355      30 days late
`;

export const inlinePerLabel = `My credit, all three bureaus
Accounts
NORTHLAKE CARD SERVICES
Account number: 441712******
Account type: Credit Card
Balance: TU $1,240 | EX $1,302 | EQ -
Date opened: TU 03/11/2019 | EX 04/02/2019 | EQ -
Payment status: TU Charge-off | EX Charge-off | EQ -
HARBOR LANE BANK
Account number: 5178****
Account type: Auto Loan
Balance: TU: $9,410, EX: $9,410, EQ: $9,355
Date opened: TU: 01/15/2022, EX: 01/15/2022, EQ: 01/15/2022
Payment status: TU: 60 days late, EX: Current, EQ: 30 days late
`;

export const linesPerLabel = `Credit Report
Accounts
NORTHLAKE CARD SERVICES
Account number
TransUnion: 441712******
Experian: 441712XXXXXX
Equifax: --
Balance
TransUnion: $1,240
Experian: $1,302
Equifax: --
Payment status
TransUnion: Charge-off
Experian: Charge-off
Equifax: --
HARBOR LANE BANK
Account number
TransUnion: 5178****
Experian: 5178****
Equifax: 5178****
Balance
TransUnion: $9,410
Experian: $9,410
Equifax: $9,355
Payment status
TransUnion: 60 days late
Experian: Current
Equifax: 30 days late
`;

const whole = (bureau: string, accounts: string) => `${bureau} Credit Report
Personal Information
Name: JORDAN A MERCER
Accounts
${accounts}Inquiries
HARBOR LANE BANK 02/11/2026
`;
const northlake = (balance: string) => `NORTHLAKE CARD SERVICES
Account Number: 4417****     Account Type: Credit Card
Balance: ${balance}          Payment Status: Charged off as bad debt
`;
const harbor = (balance: string, status: string) => `HARBOR LANE BANK
Account Number: 5178****     Account Type: Auto Loan
Balance: ${balance}          Payment Status: ${status}
`;

export const onePerBureau = `Your three reports
${whole("TransUnion", northlake("$1,240") + harbor("$9,410", "60 days late"))}\f${whole("Experian", northlake("$1,302") + harbor("$9,410", "Current"))}\f${whole("Equifax", harbor("$9,355", "30 days late"))}`;
