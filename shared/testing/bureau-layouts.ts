export const experianPrint = `Prepared For MAYA LOPEZ        Date generated: Oct 12, 2026        Report number: 1234-5678-90
Experian
Accounts
NORTHLAKE CARD SERVICES                                             Potentially negative
Account Info
Account Name       NORTHLAKE CARD SERVICES     Balance             $1,240
Account Number     441712XXXXXX                Balance Updated     09/30/2026
Account Type       Credit card                 Recent Payment      -
Responsibility     Individual                  Monthly Payment     -
Date Opened        03/11/2019                  Original Balance    -
Status             Account charged off.        Highest Balance     $1,602
                   $1,240 written off.         Terms               -
                   $1,240 past due as of
                   Sep 2026.                   On Record Until     Apr 2030
Status Updated     Nov 2023
Payment History
       Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
2023   ✓   ✓   ✓   ✓   30  60  90  120 150 CO  CO  CO
Contact Info
Address            PO BOX 7710, ALBANY NY 12207
HARBOR LANE BANK
Account Info
Account Name       HARBOR LANE BANK            Balance             $212
Account Number     517805XXXXXX                Balance Updated     10/04/2026
Account Type       Credit card                 Recent Payment      -
Date Opened        06/2021                     Original Balance    -
Status             Open/Never late.            Highest Balance     $900
\fPrepared For MAYA LOPEZ        Date generated: Oct 12, 2026        Report number: 1234-5678-90
RIDGELINE RECOVERY LLC                                              Potentially negative
Account Info
Account Name       RIDGELINE RECOVERY LLC      Balance             $840
Account Number     RR77A4XXXX                  Balance Updated     10/01/2026
Account Type       Collection                  Original Creditor   HUDSON VALLEY
Responsibility     Individual                                      CLINIC
\fPrepared For MAYA LOPEZ        Date generated: Oct 12, 2026        Report number: 1234-5678-90
Date Opened        08/2024                     Terms               1 Month
Status             Collection account. $840    On Record Until     Jan 2031
                   past due as of Oct 2026.
Hard Inquiries
SOME LENDER
Inquired on 03/02/2026
`;

export const experianMail = `Experian
Report number: 1234-5678-90
Potentially Negative Items or items for further review
Account name              Partial account number    Recent balance      Date opened
NORTHLAKE CARD SERVICES   441712....                $1,240 as of Sep    03/11/2019
PO BOX 7710                                         2026
ALBANY NY 12207
Type                      Responsibility            Credit limit        High balance
Credit card               Individual                $1,500              $1,602
Status                    Address identification number   First reported
Charged off. $1,240       0123456789                      Apr 2019
written off.

Account name              Partial account number    Recent balance      Date opened
TRI-COUNTY AUTO           66104....                 $9,410              05/02/2020
Type                      Responsibility            Past due            Terms
Auto Loan                 Individual                $612                60 Months
Status                    Address identification number   First reported
Open. $612 past due       0123456789                      May 2020
as of Oct 2026.

Accounts in Good Standing
Account name              Partial account number    Recent balance      Date opened
HARBOR LANE BANK          517805....                $212                06/2021
Status                    Address identification number   First reported
Open/Never late.          0123456789                      Jun 2021
`;

export const equifaxNumbered = `CREDIT REPORT
Equifax
Report Confirmation
4405718832
1. Summary
2. Revolving Accounts
Revolving accounts are those that generally include a credit limit.
2.1 NORTHLAKE CARD SERVICES (CLOSED)
Summary
Your debt-to-credit ratio represents the amount of credit you're using.
Account Number           xxxxxxxx4471          Reported Balance         $1,240
Account Status           CHARGE_OFF            Available Credit
Account History
The tables below show up to 2 years of the monthly balance.
Payment History
Year    Jan    Feb    Mar    Apr    May    Jun    Jul    Aug    Sep    Oct    Nov    Dec
2023                                30     60     90     120    150    CO     CO     CO
Account Details
High Credit              $1,602                Owner                    INDIVIDUAL
Credit Limit             $1,500                Account Type             REVOLVING
Terms Frequency          UNSPECIFIED           Term Duration            0
Date Opened              Mar 11, 2019          Amount Past Due          $1,240
Date Reported            Sep 30, 2026          Charge Off Amount        $1,240
Date of 1st Delinquency  May 01, 2023
Comments                                       Contact
Charged off account                            NORTHLAKE CARD SERVICES
                                               PO BOX 7710
2.2 HARBOR LANE BANK
Summary
Account Number           xxxxxxxx9034          Reported Balance         $212
Account Status           PAYS_AS_AGREED        Available Credit         $700
3. Mortgage Accounts
You currently do not have any Mortgage Accounts in your file.
8. Public Records
You currently do not have any Bankruptcies in your file.
9. Collections
Collections are accounts with outstanding debt.
Date Reported        Oct 01, 2026         Collection Agency        RIDGELINE RECOVERY LLC
Balance Date         Oct 01, 2026         Original Creditor Name   HUDSON VALLEY CLINIC
Account Designator Code  INDIVIDUAL       Date Assigned            Aug 01, 2024
Account Number       77A4471              Original Amount Owed     $900
Creditor Classification                   Amount                   $840
Last Payment Date                         Status Date              Sep 2024
Date of First Delinquency  Feb 2024       Status                   UNPAID
`;

export const transunion = `Personal Credit Report for: DANIEL OKAFOR
TransUnion File Number: 390018842
Date Created: 10/02/2026
Accounts with Adverse Information
NORTHLAKE CARD SERVICES 441712******
PO BOX 7710
ALBANY, NY 12207
(800) 555-0166
Account Information
Account Type    Revolving Account
Date Opened     03/11/2019
Balance         $0
Date Updated    09/30/2026
Pay Status      Current; Paid or Paying as Agreed
Terms           Paid Monthly
Payment History
                06/2024   05/2024   04/2024   03/2024
Balance         $10       $20       $30       $40
Past Due        $0        $0        $0        $0
Rating          OK        OK        >90<      >60<
Maximum Delinquency of 90 days in 04/2024
EMPIRE COLLECTION BUREAU 88012****
Account Information
Account Type    Open Account
Loan Type       COLLECTION AGENCY/ATTORNEY
Balance         $0
Date Updated    09/20/2026
Pay Status      >Paid Collection<
Original Creditor  CAPITAL DISTRICT ENERGY
Satisfactory Accounts
HARBOR LANE BANK 517805******
Account Information
Account Type    Revolving Account
Balance         $212
Pay Status      Current; Paid or Paying as Agreed
`;

export const spanish = `Experian
Número de informe: 1234-5678-90
Preparado para MAYA LOPEZ
Cuentas potencialmente negativas
NORTHLAKE CARD SERVICES                                            Potencialmente negativa
Información de la cuenta
Nombre de la cuenta  NORTHLAKE CARD SERVICES   Saldo               $1,240
Número de cuenta     441712XXXXXX              Saldo actualizado   09/30/2026
Tipo de cuenta       Tarjeta de crédito        Responsabilidad     Individual
Fecha de apertura    03/11/2019                Límite de crédito   $1,500
Estado               Cuenta cancelada como pérdida. $1,240 vencidos.
Cuentas en buen estado
HARBOR LANE BANK
Nombre de la cuenta  HARBOR LANE BANK          Saldo               $212
Número de cuenta     517805XXXXXX              Saldo actualizado   10/04/2026
Estado               Abierta, nunca atrasada
`;

export const onePerLine = `Equifax
Loan/Account Type and other details of your report
Credit Accounts
NORTHLAKE CARD SERVICES
Account Number
*4471
Owner
INDIVIDUAL
Account Type
Credit Card
Status
Charge Off
Date Reported
09/30/2026
Balance
$1,240
Amount Past Due
$1,240
Date Opened
03/11/2019
HARBOR LANE BANK
Account Number
*9034
Owner
INDIVIDUAL
Status
Pays As Agreed
Balance
$212
Collections
RIDGELINE RECOVERY LLC
Account Number
77A4471
Original Creditor
HUDSON VALLEY CLINIC
Amount
$840
Status
Unpaid
`;
