// Invented companies: none of them is meant to be a real one.

export const cardIssuers = [
  "Northlake Card Services",
  "Harbor Lane Bank",
  "Juniper Trust Card",
  "Blue Mesa Credit",
  "Copperfield National",
  "Westbrook Signature Card",
] as const;

export const storeCards = [
  "Maple & Main Stores",
  "Homestead Outlet Card",
  "Bright Aisle Retail",
  "Linden Furniture",
] as const;

export const autoLenders = ["Granite Auto Finance", "Silverline Motor Credit", "Open Road Lending"] as const;

export const mortgageLenders = ["Cedar Ridge Home Loans", "Old Post Mortgage", "Prairie Gate Savings"] as const;

export const studentLenders = ["Lantern Student Loans", "Campus Bridge Servicing"] as const;

export const personalLenders = ["Riverbend Lending", "Sundial Personal Credit", "Tamarack Finance"] as const;

export const collectors = [
  "Ridgeline Recovery Group",
  "Alder Point Receivables",
  "Summit View Collections",
  "Keystone Harbor Recovery",
  "Palisade Account Services",
] as const;

/** Who is owed what ends up at a collector, with the kind of debt. */
export const collectedDebts = [
  { creditor: "Mercy Hollow Medical Center", accountType: "Medical debt" },
  { creditor: "Lakeside Emergency Physicians", accountType: "Medical debt" },
  { creditor: "ClearWave Wireless", accountType: "Wireless phone service" },
  {
    creditor: "Beacon Cable & Internet",
    accountType: "Cable and internet service",
  },
  { creditor: "Tri-County Power", accountType: "Utility service" },
  { creditor: "Ironwood Fitness Club", accountType: "Membership" },
  { creditor: "Oak Terrace Apartments", accountType: "Rental agreement" },
] as const;

export const bankruptcyCourts = [
  "U.S. Bankruptcy Court, Central District",
  "U.S. Bankruptcy Court, Northern District",
] as const;

export const civilCourts = ["Marlow County Superior Court", "Fairmont Municipal Court"] as const;

export const taxOffices = ["Marlow County Recorder", "State Department of Revenue"] as const;
