// Made reports with a column for each bureau, each unlike the others; all say the same of the same two accounts.

export const shortNames = `Tri-bureau file                     prepared 11/02/2026
                        EQF             TU              EXP
Account history
Northlake Card Services
Acct no                 —               441712******    441712XXXXXX
Kind of account         —               Credit card     Credit card
Opened                  —               Mar. 2019       04/2019
Current bal             —               1,240           1,302 USD
Condition               —               Closed          Closed
Pay status              —               Charge-off      Charge-off
Harbor Lane Bank
Acct no                 5178****        5178****        5178****
Kind of account         Auto loan       Auto loan       Auto loan
Opened                  01/2022         Jan. 2022       01/2022
Current bal             9,355           9,410           9,410 USD
Condition               Open            Open            Open
Pay status              30 days late    60 days late    Current
`;

export const labelsAbove = `Credit profile
NORTHLAKE CARD SERVICES
Experian®           Equifax®            TransUnion®
Account Number
441712XXXXXX        --                  441712******
Balance
$1,302              --                  $1,240
Date Opened
04/02/2019          --                  03/11/2019
Payment Status
Charge-off          --                  Charge-off
HARBOR LANE BANK
Experian®           Equifax®            TransUnion®
Account Number
5178****            5178****            5178****
Balance
$9,410              $9,355              $9,410
Date Opened
01/15/2022          01/15/2022          01/15/2022
Payment Status
Current             30 days late        60 days late
`;

export const labelsInEachColumn = `All three bureaus side by side
Accounts
NORTHLAKE CARD SERVICES
TransUnion                        Experian                          Equifax
Account #: 441712******           Account #: 441712XXXXXX           Account #: --
Balance: $1,240                   Balance: $1,302                   Balance: --
Payment status: Charge-off        Payment status: Charge-off        Payment status: --
HARBOR LANE BANK
TransUnion                        Experian                          Equifax
Account #: 5178****               Account #: 5178****               Account #: 5178****
Balance: $9,410                   Balance: $9,410                   Balance: $9,355
Payment status: 60 days late      Payment status: Current           Payment status: 30 days late
`;

export const labelsAtTheRight = `Credit comparison
NORTHLAKE CARD SERVICES
TRANSUNION        EXPERIAN          EQUIFAX
441712******      441712XXXXXX      -                 Account Number
$1,240            $1,302            -                 Balance
Charge-off        Charge-off        -                 Payment Status
HARBOR LANE BANK
TRANSUNION        EXPERIAN          EQUIFAX
5178****          5178****          5178****          Account Number
$9,410            $9,410            $9,355            Balance
60 days late      Current           30 days late      Payment Status
`;

export const labelsBetween = `Credit comparison
NORTHLAKE CARD SERVICES
TransUnion        Detail            Experian          Equifax
441712******      Account Number    441712XXXXXX      -
$1,240            Balance           $1,302            -
Charge-off        Payment Status    Charge-off        -
HARBOR LANE BANK
TransUnion        Detail            Experian          Equifax
5178****          Account Number    5178****          5178****
$9,410            Balance           $9,410            $9,355
60 days late      Payment Status    Current           30 days late
`;

export const singleSpaces = `3-Bureau Report
Account History
NORTHLAKE CARD SERVICES
TransUnion Experian Equifax
Account #: 441712****** 441712XXXXXX -
Balance: $1,240.00 $1,302.00 -
Date Opened: 03/11/2019 04/02/2019 -
Payment Status: Charge-off Charge-off -
HARBOR LANE BANK
TransUnion Experian Equifax
Account #: 5178**** 5178**** 5178****
Balance: $9,410.00 $9,410.00 $9,355.00
Date Opened: 01/15/2022 01/15/2022 01/15/2022
Payment Status: 60 days late Current 30 days late
`;

const row = (...cells: string[]) => `<div class="g">${cells.map((cell) => `<div>${cell}</div>`).join("")}</div>`;
const logos = row(
  "",
  ...["tu", "ex", "eq"].map(
    (name, at) => `<img src="${name}.svg" alt="${["TransUnion", "Experian", "Equifax"][at]} logo">`,
  ),
);

export const blocksOfPage = `<html><body><h1>Three bureaus</h1><h2>Accounts</h2>
<h3>NORTHLAKE CARD SERVICES</h3>${logos}${row("Account #", "441712******", "441712XXXXXX", "")}${row("Balance", "$1,240", "$1,302", "")}${row("Payment status", "Charge-off", "Charge-off", "")}
<h3>HARBOR LANE BANK</h3>${logos}${row("Account #", "5178****", "5178****", "5178****")}${row("Balance", "$9,410", "$9,410", "$9,355")}${row("Payment status", "60 days late", "Current", "30 days late")}
</body></html>`;

const columns = "                  TransUnion      Experian        Equifax";
const northlake = `Account #:        441712******    441712XXXXXX    --
Account type:     Credit card     Credit card     --
Balance:          $1,240          $1,302          --
Payment status:   Charge-off      Charge-off      --`;
const harbor = `Account #:        5178****        5178****        5178****
Account type:     Auto loan       Auto loan       Auto loan
Balance:          $9,410          $9,410          $9,355
Payment status:   60 days late    Current         30 days late`;

/** Tables with a column for each bureau under headings that `over` makes of a creditor's name; `top` comes before them all. */
export const underHeadings = (over: (name: string) => string, top = "") => `Three bureau credit report
${top}
${over("NORTHLAKE CARD SERVICES")}
${columns}
${northlake}
${over("HARBOR LANE BANK")}
${columns}
${harbor}
`;

export const oneHeadingForAll = `Three bureau credit report
${columns}
NORTHLAKE CARD SERVICES
${northlake}
HARBOR LANE BANK
${harbor}
`;

export const inSpanish = `Informe de las tres agencias
Historial de cuentas
NORTHLAKE CARD SERVICES
                    TransUnion      Experian        Equifax
N.º de cuenta:      441712******    441712XXXXXX    -
Tipo de cuenta:     Tarjeta         Tarjeta         -
Saldo:              $1,240          $1,302          -
Estado de pago:     Castigada       Castigada       -
HARBOR LANE BANK
                    TransUnion      Experian        Equifax
Nº de cuenta:       5178****        5178****        5178****
Tipo de cuenta:     Préstamo        Préstamo        Préstamo
Saldo:              $9,410          $9,410          $9,355
Estado de pago:     Incluida en     Al corriente    Incluida en
                    bancarrota                      bancarrota
                    capítulo 13                     capítulo 13
Consultas
Nombre              Fecha           Agencia         Tipo
HARBOR LANE BANK    02/11/2026      TransUnion      Banco
`;

/** A copy with one cell per line, where values are labels elsewhere. */
export const copyOfColumns = `Account History
NORTHLAKE CARD SERVICES
TransUnion
Experian
Equifax
Account#
441712******
441712XXXXXX
-
Balance
$1,240
$1,302
-
Account Status
Closed
Closed
-
Payment Status
Charge-off
Charge-off
-
Public Information
TransUnion
Experian
Equifax
Type
Bankruptcy Chapter 7
-
-
Reference#
2219871
-
-
Court
USBC SD TEXAS HOUSTON
-
-
`;

/** A print whose long values and names touch what is right of them. */
export const touching = `Account History
HARBOR LANE BANK
                    TransUnion      Experian        Equifax
Account #           5178****        5178****        5178****
Balance             $9,410          $9,410          $9,355
Payment Status      Current         Current         Current
Two-Year payment history
TransUnionOK OK OK 60 30 OK
Experian  OK OK OK OK OK OK
EquifaxOK OK OK 30 OK OK
Public Information
                    TransUnion      Experian        Equifax
Type                Chapter 7       Chapter 7       Chapter 7
Date Filed          02/17/2022      02/17/2022      02/17/2022
Court               USBC SD TEXAS HOUSTON USBC SD TEXAS HOUSTON USBC SD TEXAS HOUSTON
`;
