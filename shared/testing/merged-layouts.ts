export const identityIq = `IdentityIQ
Three bureau credit report
Account History
NORTHLAKE CARD SERVICES
                          Equifax               Experian              TransUnion
Account #:                ****4471              441712XXXXXX          441712******
Account Type:             Revolving             Revolving             Revolving
Account Status:           Closed                Derogatory            Derogatory
Date Opened:              03/11/2019            04/02/2019            03/11/2019
Balance:                  $1,302                $1,240                $1,240
Payment Status:           Charge                Collection/           Collection/
                          Off                   Chargeoff             Chargeoff
RIDGELINE RECOVERY LLC
(Original Creditor: HUDSON VALLEY CLINIC)
                          Equifax               Experian              TransUnion
Account #:                -                     7712****              9934****
Account Type:             -                     Collection            Collection
Date Opened:              -                     08/2024               11/2024
Balance:                  -                     $840                  $840
Payment Status:           -                     Collection/Chargeoff  Collection/Chargeoff
Public Information
                          Equifax               Experian              TransUnion
Type:                     -                     Chapter 7 Bankruptcy  -
Status:                   -                     Discharged            -
Date Filed/Reported:      -                     04/18/2022            -
Reference #:              -                     2219871               -
Court:                    -                     US BKPT CT NY ALBANY  -
`;

export const smartCredit = `SmartCredit 3B Report
Revolving Accounts
NORTHLAKE CARD SERVICES
TransUnion
Experian
Equifax
Account #
441712******
441712XXXXXX
--
Balance Owed
$1,240
$1,240
--
Date Opened
03/11/2019
03/11/2019
--
Account Status
Derogatory
Derogatory
--
Payment Status
Charge-off
Charge-off
--
Creditor Remarks
Charged off account
HARBOR LANE BANK
TransUnion
Experian
Equifax
Account #
517805******
517805XXXXXX
****9034
Balance Owed
$212
$212
$212
Payment Status
Current
Current
Current
`;

export const lender = `MERGED INFILE CREDIT REPORT
Prepared for: FIRST LENDER      Report Date: 10/12/2026
TRADELINES
Creditor                  Account Number   Opened     Reported   Balance   Past Due   Status            Source
NORTHLAKE CARD SERVICES   441712XXXXXX     03/2019    09/2026    $1,240    $1,240     CHARGE OFF        TU/XP
HARBOR LANE BANK          517805XXXXXX     06/2021    10/2026    $212      $0         CURRENT           TU/XP/EF
RIDGELINE RECOVERY LLC    771299XXXX       08/2024    10/2026    $840      $840       COLLECTION        EF
`;
