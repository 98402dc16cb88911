import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("what is beside a name may have a label of its own", () => {
  const text = `TransUnion Credit Report
Accounts
NORTHLAKE CARD SERVICES            $1,240            Reported 10/05/2026
Account Number   441712XXXX        Condition         Derogatory
Balance          $1,240            Pay Status        Charged Off
PINE CREDIT UNION                  $415              Reported 10/05/2026
Account Number   559912XXXX        Condition         Open
Balance          $415              Pay Status        Current
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD SERVICES | tr 1240"]);
});

test("an account shows by its labels, whatever is above it, where its name has more beside it or behind it", () => {
  const text = `TransUnion Credit Report
Personal Information
Name: JORDAN T PEREZ
Plastic
NORTHLAKE CARD SERVICES            $1,240            Reported 10/05/2026
Account Number   441712XXXX        Condition         Derogatory
Balance          $1,240            Pay Status        Charged Off
PINE CREDIT UNION $415 Reported 10/05/2026
Account Number   559912XXXX        Condition         Open
Balance          $415              Pay Status        60 Days Past Due
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | tr 1240",
    "late_payment | PINE CREDIT UNION | tr 415",
  ]);
});

test("an account is found whose name is closed and marked as adverse in its line", () => {
  const text = `Equifax Credit Report
2. Revolving Accounts
2.1 PINE CREDIT UNION
Account Number:     *8021          Owner:              Individual
Loan/Account Type:  Auto Loan      Status:             Pays As Agreed
Date Reported:      01/23/2026     Balance:            $2,264
2.2 NORTHLAKE CARD - Closed                            (Adverse)
Account Number:     *5185          Owner:              Individual
Loan/Account Type:  Credit Card    Status:             Charge Off
Date Reported:      07/08/2026     Balance:            $1,240
2.3 HARBOR LANE BANK                                   (Adverse)
Account Number:     *4009          Owner:              Individual
Loan/Account Type:  Credit Card    Status:             120 Days Past Due
Date Reported:      07/15/2026     Balance:            $487
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240",
    "late_payment | HARBOR LANE BANK | eq 487",
  ]);
});

test("to whom an account was sold is no name over its history", () => {
  const text = `Experian
Cuentas
NORTHLAKE CARD SERVICES
Nombre de la cuenta NORTHLAKE CARD SERVICES
Número de cuenta 441712XXXX
Tipo de cuenta Tarjeta
Fecha de apertura 01/05/2021
Estado Cuenta castigada. $439 cancelados.
Saldo $0
En registro hasta Oct 2031
Vendido a RIDGELINE RECOVERY LLC
Historial de pagos
      ene  feb  mar
2026  CO   CO   CO
PINE CREDIT UNION
Nombre de la cuenta PINE CREDIT UNION
Número de cuenta 551712XXXX
Saldo $415
Estado Abierta/Nunca atrasada.
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD SERVICES | ex 0"]);
});
