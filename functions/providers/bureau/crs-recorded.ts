/**
 * Answers of the CRS Credit API in the shapes of its public documentation and of public typed clients, about an invented
 * person: a charge-off that three bureaus report, a collection at two, a late payment, a bankruptcy, an account in good order.
 */
export const experianReport = {
  consumerIdentity: { dob: { day: "14", month: "06", year: "1985" }, name: [{ firstName: "MAYA", surname: "SAMPLE" }] },
  riskModel: [
    { evaluation: "P", modelIndicator: "V4", score: "0588", scoreFactors: [{ importance: "1", code: "63" }] },
  ],
  tradeline: [
    {
      accountNumber: "441712XXXXXXXXXX",
      accountType: "18",
      amount1: "00002500",
      amount1Qualifier: "L",
      balanceAmount: "00001240",
      balanceDate: "10312026",
      enhancedPaymentData: [{ enhancedAccountCondition: "A3", enhancedPaymentStatus: "97" }],
      openDate: "03112019",
      openOrClosed: "C",
      paymentHistory: "9999996543210CCCCCCCCCCC",
      status: "97",
      statusDate: "11152023",
      subscriberName: "NORTHLAKE CARD SVCS",
    },
    {
      accountNumber: "8891XXXX",
      accountType: "00",
      balanceAmount: "00007300",
      balanceDate: "10282026",
      openDate: "08012022",
      openOrClosed: "O",
      paymentHistory: "CCC1CCCCCCCC",
      status: "11",
      subscriberName: "GRANITE AUTO FINANCE",
    },
    {
      accountNumber: "5566XXXX",
      accountType: "18",
      balanceAmount: "00000210",
      balanceDate: "10152026",
      openDate: "05202016",
      openOrClosed: "O",
      paymentHistory: "CCCCCCCCCCCC",
      status: "11",
      subscriberName: "HARBOR LANE BANK",
    },
  ],
  publicRecord: [
    {
      courtCode: "3010540",
      courtName: "US BANKRUPTCY COURT",
      filingDate: "02142021",
      referenceNumber: "2110234",
      status: "CHAPTER 7 BANKRUPTCY DISCHARGED",
      statusDate: "06202021",
    },
  ],
};

export const equifaxReport = {
  data: {
    hitCode: { code: "1", description: "Hit" },
    models: [
      {
        type: "FICO",
        modelNumber: "05206",
        score: 601,
        reasons: [{ code: "00038", description: "Serious delinquency" }],
      },
    ],
    bankruptcies: [],
    trades: [
      {
        accountNumber: "441712*",
        accountTypeCode: { code: "18", description: "Credit Card" },
        balance: 1240,
        closedDate: "11152023",
        creditLimit: 2500,
        customerName: "NORTHLAKE CARD SVCS",
        dateMajorDelinquencyFirstReported: "05152023",
        dateOpened: "03112019",
        dateReported: "10312026",
        narrativeCodes: [{ code: "067", description: "Charged Off Account" }],
        pastDueAmount: 1240,
        paymentHistory1to24: [
          { code: "9", description: "Charge off" },
          { code: "5", description: "120 days" },
        ],
        rate: { code: "9", description: "Charge-off" },
      },
    ],
    collections: [
      {
        accountNumber: "77120045",
        balance: "412",
        clientNameOrNumber: "CLEARWAVE WIRELESS",
        customerName: "RIDGELINE RECOVERY GROUP",
        customerNumber: "180YC00000",
        dateAssigned: "09102024",
        dateOfFirstDelinquency: "03102024",
        dateReported: "10052026",
        originalAmount: "412",
        statusCode: { code: "D", description: "Unpaid" },
      },
    ],
  },
};

const date = (value: string) => ({ value, estimatedCentury: false, estimatedDay: false });

export const transUnionReport = {
  fileSummary: {
    fileHitIndicator: "regularHit",
    creditDataStatus: { suppressed: false, freeze: { indicator: false } },
  },
  custom: {
    credit: {
      trades: [
        {
          subscriber: { industryCode: "B", memberCode: "0402D017", name: { unparsed: "NORTHLAKE CARD SVCS" } },
          portfolioType: "revolving",
          accountNumber: "44171298****",
          dateOpened: date("2019-03-11"),
          dateEffective: date("2026-11-02"),
          dateClosed: date("2023-11-15"),
          currentBalance: "000001310",
          creditLimit: "000002500",
          accountRating: "09",
          remarks: [{ code: "CBL", type: "Chargeoff" }],
          pastDue: "000001310",
          paymentHistory: { maxDelinquencies: [], paymentPattern: { text: "XX9954321111" } },
        },
      ],
      collections: [
        {
          subscriber: { industryCode: "Y", memberCode: "0Y999001", name: { unparsed: "RIDGELINE RECOVERY GROUP LLC" } },
          portfolioType: "open",
          accountNumber: "77120045",
          dateOpened: date("2024-09-10"),
          dateEffective: date("2026-10-09"),
          currentBalance: "000000412",
          original: {
            creditGrantor: { unparsed: "CLEARWAVE WIRELESS" },
            creditorClassification: "utilities",
            balance: "412",
          },
          pastDue: "000000412",
          accountRating: "9B",
          remarks: [],
        },
      ],
      publicRecords: [],
    },
  },
  addOnProducts: [
    { code: "00W18", status: "defaultDelivered", scoreModel: { score: { results: "+594", factors: {} } } },
  ],
};

export const frozen = {
  experian: {
    statement: [{ dateReported: "01012026", statementText: "01 * FILE FROZEN * DUE TO STATE LAW", type: "01" }],
  },
  equifax: { data: { hitCode: { code: "3", description: "Consumer Requested Security Freeze on file" } } },
  transunion: { fileSummary: { fileHitIndicator: "regularHit", creditDataStatus: { freeze: { indicator: true } } } },
};

export const noHit = {
  experian: { informationalMessage: [{ messageNumber: "07", messageText: "NO RECORD FOUND" }] },
  equifax: { data: { hitCode: { code: "2", description: "No-Hit" } } },
  transunion: { fileSummary: { fileHitIndicator: "regularNoHit", creditDataStatus: { freeze: { indicator: false } } } },
};
