/** For tests: a lender's table of five accounts, its headings and the words of each row's cells. */
export const lenderHeading = [
  "Creditor",
  "Account number",
  "Type",
  "Date opened",
  "Balance",
  "Past due",
  "Status",
  "Source",
];
export const lenderRows = [
  [
    "CRESCENT HARBOR NATIONAL BANK",
    "517805****",
    "Revolving card",
    "01/2019",
    "$1,240",
    "$1,240",
    "Account charged off",
    "TU XP",
  ],
  ["BASALT AUTO", "3300****", "Installment", "03/2022", "$9,140", "$455", "60 days past due", "TU XP EF"],
  [
    "MALLARD RECOVERY & RECEIVABLES LLC",
    "AB99****",
    "Collection",
    "06/2025",
    "$358",
    "$358",
    "Placed for collection",
    "XP",
  ],
  ["CATTAIL CARD", "6011****", "Revolving", "01/2011", "$75", "$0", "As agreed", "TU XP"],
  ["FLINT RIVER MOTOR ACCEPTANCE", "8812****", "Auto loan", "02/2017", "$0", "$0", "Repossession", "XP TU"],
];
