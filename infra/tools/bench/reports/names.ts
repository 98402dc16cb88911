// Made-up lenders in the shapes that bureaus print: abbreviated, with slashes, ampersands and words that look like statuses.
export const cardIssuers = [
  "CAPSTONE BANK USA NA",
  "NRTHB/WALDENS",
  "FIRST HARBOR CARD",
  "MERIDIAN & SONS BANK",
  "COMENOVA/SPORTLINE",
  "BLUE RIDGE FCU",
  "PREFERRED ADVANTAGE CARD",
  "LATE NIGHT MUSIC CARD",
  "OAKFIELD BANKCARD SVCS",
  "TD SOUTHBANK",
] as const;

export const carLenders = [
  "SANTIAGO CONSUMER USA",
  "ALLIED MOTOR FIN",
  "GREENLIGHT AUTO ACCEPT",
  "WESTLINE DRIVE FINCL SVCS",
  "CARWAY AUTO FINANCE",
] as const;

export const homeLenders = [
  "LAKEVIEW HOME LN SERV",
  "PINE STATE MORTGAGE",
  "CENTRAL HOME MTG CO",
  "HARBOUR HOME LENDING",
] as const;
export const studentLenders = ["DEPT OF ED/NORTHLOAN", "ADVANTIS EDUCATION SVC", "MOHAWK STUDENT LOANS"] as const;
export const personalLenders = [
  "ONEWAY FINANCIAL",
  "RIVERSIDE LOANS LLC",
  "UPLIFT CREDIT INC",
  "SUNRISE CONSUMER LOAN CO",
] as const;

export const collectors = [
  "NORTHGATE COLLECTION SVCS",
  "PORTLAND RECOV ASSOC",
  "MIDVALE CREDIT MGMT",
  "JEFFERSON CAPITAL SYS",
  "CREDIT COLLECTION BUREAU",
  "LVX FUNDING LLC",
  "IC RECOVERY SYSTEMS INC",
] as const;

export const medicalCollectors = [
  "MEDICAL REVENUE PARTNERS",
  "AMERIHEALTH RECEIVABLES",
  "PHYSICIANS CLAIMS CO",
] as const;
export const hospitals = ["ST ANNE HOSPITAL", "VALLEY EMERGENCY PHYS", "LAKESIDE RADIOLOGY GRP"] as const;
export const firstCreditors = [
  "CAPSTONE BANK",
  "VERTEL WIRELESS",
  "COMQUEST CABLE",
  "CITY POWER & LIGHT",
  "FIRST HARBOR BANK N A",
] as const;
export const courts = [
  "US BKPT CT CA LOS ANGEL",
  "U.S. BANKRUPTCY COURT NJ",
  "US BANKRUPTCY COURT MD FL",
  "USBC SD TEXAS HOUSTON",
] as const;
export const people = [
  "JORDAN T SAMPLE",
  "MARIA ELENA PRUEBA",
  "ALEX Q TESTER",
  "SAM R EXAMPLE",
  "LUCIA PRUEBA ROJAS",
] as const;
export const streets = ["100 EXAMPLE ST", "2250 SAMPLE AVE APT 4B", "77 TEST BLVD", "PO BOX 1234"] as const;
export const towns = ["SPRINGFIELD, IL 62701", "AUSTIN, TX 78701", "TAMPA, FL 33602", "FRESNO, CA 93721"] as const;
