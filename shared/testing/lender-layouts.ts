// Made reports that lenders buy: one table for all accounts, and beside each account the bureaus that report it.

export const unknownHeaders = `MERGED CREDIT REPORT
TRADELINES
ECOA  CREDITOR                  ACCT #          OPENED    MOP   HIGH     BALANCE   PAST DUE   STATUS              REPOSITORIES
B     NORTHLAKE CARD SERVICES   441712******    03/19     R9    $1,500   $1,240    $0         CHARGE OFF          TU/XP
B     HARBOR LANE BANK          5178****        01/22     I3    $19,000  $9,410    $412       60 DAYS LATE        TU/EF
B     FIRST COAST FCU           9912****        05/20     R1    $4,000   $212      $0         PAYS AS AGREED      TU/XP/EF
`;

export const marksUnderNames = `Credit report for lenders
Creditor                  Account Number  Balance   Past Due  Payment Status     TU   EX   EQ
NORTHLAKE CARD SERVICES   441712******    $1,240    $0        Charge-off         X    X
HARBOR LANE BANK          5178****        $9,410    $412      60 days late       X         X
FIRST COAST FCU           9912****        $212      $0        Current            X    X    X
`;

export const twoLinesEach = `Residential mortgage credit report
Credit history
Creditor                  Date        High         Balance    Past       Account       Source
Account Number            Opened      Credit                  Due        Status
NORTHLAKE CARD SERVICES   03/2019     $1,500       $1,240     $0         Charge-off    TUC XPN
441712******
HARBOR LANE BANK          01/2022     $19,000      $9,410     $412       60 days late  TUC EFX
5178****
FIRST COAST FCU           05/2020     $4,000       $212       $0         Current       TUC XPN EFX
9912****
`;

export const slashes = `Tri-merge
Accounts
Creditor / Account #      Opened / Reported   High Credit / Limit   Balance / Past Due   Account Type / Status   Source
NORTHLAKE CARD SERVICES   03/11/2019          $1,500                $1,240               Revolving               XPN-1
441712******              10/02/2026          $1,500                $0                   Charge-off              TUC-1
HARBOR LANE BANK          01/15/2022          $19,000               $9,410               Installment             EFX-1
5178****                  10/02/2026          -                     $412                 60 days late            TUC-1
FIRST COAST FCU           05/01/2020          $4,000                $212                 Revolving               TUC-1
9912****                  10/02/2026          $4,000                $0                   Current                 XPN-1
`;

export const blocksWithSource = `MERGED REPORT
TRADES
NORTHLAKE CARD SERVICES        441712******
OPENED 03/11/2019     HIGH CREDIT $1,500    BALANCE $1,240    PAST DUE $0
STATUS CHARGE OFF     TYPE REVOLVING        REPORTED BY: XP, TU
HARBOR LANE BANK               5178****
OPENED 01/15/2022     HIGH CREDIT $19,000   BALANCE $9,410    PAST DUE $412
STATUS 60 DAYS LATE   TYPE INSTALLMENT      REPORTED BY: EF, TU
`;

/** Long names and statuses go on in the next line. */
export const wrapped = `Credit report for mortgage lenders
Creditor               Account        Opened     Balance     Past due   Status             Reported by
NORTHLAKE CARD         441712******   03/2019     $1,240          $0   Account charged    Experian,
SERVICES                                                               off                TransUnion
HARBOR LANE BANK       5178****       01/2022     $9,410        $412   60 days late       Equifax,
                                                                                          TransUnion
FIRST COAST            9912****       05/2020       $212          $0   Pays as agreed     Equifax
FCU
`;

/** A row for each bureau, the creditor's name in the first of them. */
export const rowsUnderOneName = `Three bureau summary
Creditor                 Bureau       Account        Balance     Past due    Status
NORTHLAKE CARD SERVICES  TransUnion   441712******   $1,240      $0          Charge-off
                         Experian     441712XXXXXX   $1,240      $0          Charge-off
                         Equifax      -              -           -           -
HARBOR LANE BANK         TransUnion   5178****       $9,410      $412        60 days late
                         Experian     5178****       $9,410      $0          Current
                         Equifax      5178****       $9,410      $412        30 days late
`;

/** Masked numbers are letters too, and below the values are remarks and a label with the sources. */
export const remarksBelow = `LENDER MERGED REPORT
CREDITOR                  DATE         HIGH       BALANCE    30 60 90    ACCOUNT
ACCOUNT NUMBER            OPENED       CREDIT     PAST DUE   DAYS LATE   STATUS
NORTHLAKE CARD SERVICES   03/2019      $1,500     $1,240     1  1  1     CHARGE OFF
XXXXXXXX4471                                      $0
CHARGED OFF ACCOUNT
SOURCE: XPN TRU
HARBOR LANE BANK          01/2022      $19,000    $9,410     2  1  0     60 DAYS LATE
XXXXXXXX5178                                      $412
SOURCE: EQX TRU
FIRST COAST FCU           05/2020      $4,000     $212       0  0  0     AS AGREED
XXXXXXXX9912                                      $0
SOURCE: EQX TRU XPN
`;

/** The bureaus in cells of their own behind one label, and the number beside the name. */
export const sourcesApart = `Merged report for lenders
Tradelines
NORTHLAKE CARD SERVICES (Acct# 441712****)
Reported by       TransUnion      Experian
Type              Revolving       Opened        03/11/2019
Balance           $1,240          Past due      $0
Status            Charge-off      Limit         $1,500
HARBOR LANE BANK - Acct 5178****
Reported by       TransUnion      Equifax
Type              Installment     Opened        01/15/2022
Balance           $9,410          Past due      $412
Status            60 days late    Limit         -
`;

/** One word over the bureaus' names, and marks below them. */
export const marksUnderOneHeading = `Merged mortgage report
Creditor                  Account         Date        Current    Past     Account          Source
                          Number          Opened      Balance    Due      Status           XP    TU    EF
NORTHLAKE CARD SERVICES   441712******    03/2019     $1,240     $0       Charge-off       X     X
HARBOR LANE BANK          5178****        01/2022     $9,410     $412     60 days late           X     X
FIRST COAST FCU           9912****        05/2020     $212       $0       Current          X     X     X
`;

/** The bureaus below one another, beside other columns and behind a label. */
export const sourcesBelow = `Merged mortgage report
Creditor                  Source        Account         Balance    Past due   Status
NORTHLAKE CARD SERVICES   Experian      441712******    $1,240     $0         Charge-off
                          TransUnion
FIRST COAST FCU           TransUnion    9912****        $212       $0         Current
                          Experian
                          Equifax
Installment accounts
HARBOR LANE BANK
Reported by     Equifax         Balance       $9,410
                TransUnion
Account number  5178****        Past due      $412
Status          60 days late    Opened        01/15/2022
`;

/** The bureaus beside one another under one heading. */
export const sourcesBeside = `Merged mortgage report
Creditor                  Account         Opened      Balance    Past due   Status           Source
NORTHLAKE CARD SERVICES   441712******    03/2019     $1,240     $0         Charge-off       XPN1   TUC1
HARBOR LANE BANK          5178****        01/2022     $9,410     $412       60 days late     TUC1   EFX1
FIRST COAST FCU           9912****        05/2020     $212       $0         Current          XPN1   TUC1   EFX1
`;

/** The scores in columns of bureaus over a table that names each account's sources. */
export const scoresInColumns = `Merged mortgage report
Score summary
              Experian      TransUnion      Equifax
Score         588           591             584
Model         FICO 2        FICO 4          FICO 5
Accounts
Creditor                  Account         Opened      Balance    Past due   Status           Source
NORTHLAKE CARD SERVICES   441712******    03/2019     $1,240     $0         Charge-off       XP/TU
HARBOR LANE BANK          5178****        01/2022     $9,410     $412       60 days late     TU/EF
FIRST COAST FCU           9912****        05/2020     $212       $0         Current          XP/TU/EF
`;

/** The number in the creditor's column: touching the name, or behind it with the month of opening. */
export const numbersInNames = `Merged mortgage report
Creditor                                       Balance    Past due   Status           Source
NORTHLAKE CARD SERVICESxxxxxx4417              $1,240     $0         Charge-off       XP/TU
HARBOR LANE BANK xxxxxxxx5178 01/2022          $9,410     $412       60 days late     TU/EF
FIRST COAST FCU xxxxxx9912                     $212       $0         Current          XP/TU/EF
`;

/** A row for each bureau under a creditor's label, one of its columns with words that no one knows. */
export const rowsUnderUnknownWords = `Merged mortgage report
Trade lines
Creditor: NORTHLAKE CARD SERVICES     Credit Card / Individual
Bureau   Acct #        Opened     Reported   High       Balance   Past Due   Status
XP       441712XXXX    03/2019    10/2026    $1,602     $1,240    $0         Charge Off
TU       441712XXXX    03/2019    10/2026    $1,602     $1,240    $0         Charge Off
Creditor: HARBOR LANE BANK            Auto Loan / Joint
Bureau   Acct #        Opened     Reported   High       Balance   Past Due   Status
TU       5178XXXXXX    01/2022    10/2026    $18,200    $9,410    $412       60 Days Late
EF       5178XXXXXX    01/2022    10/2026    $18,200    $9,410    $412       60 Days Late
`;

/** Nothing is written over the creditors' names. */
export const namesWithoutHeading = `Merged mortgage report
                           Opened    High      Balance   Past due   Terms   30 60 90   Status
NORTHLAKE CARD SERVICES    03/2019   $1,602    $1,240    $0         REV     1  1  8    Charge-
                                                                                       off
441712XXXXXX   REV   IND   Reported 10/2026    Last active 04/2024  XP1 TU1
HARBOR LANE BANK           01/2022   $18,200   $9,410    $412       60      1  1  0    60 days late
5178XXXXXXXX   INST  JNT   Reported 10/2026    Last active 10/2026  TU1 EF1
FIRST COAST FCU            05/2020   $900      $212      $0         REV     0  0  0    Current
9912XXXXXXXX   REV   IND   Reported 10/2026    Last active 10/2026  XP1 TU1 EF1
`;
