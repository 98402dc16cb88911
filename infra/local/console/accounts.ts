/** The password of every account that the seed makes. */
export const PASSWORD = "Redress-Demo-1!";
export const ADMIN_KEY = "local-admin-key";

/** Who is there after the first start. */
export const accounts = [
  ["admin@redress.example", "administrator; active, monthly"],
  ["member@redress.example", "Maya Lopez; active, monthly; disputes in every status; 2 of 5 used"],
  ["onetime@redress.example", "active, one-time; 1 of 2 used"],
  ["premium@redress.example", "active, premium; nothing used"],
  ["pending@redress.example", "pending verification, with drafts"],
  ["new@redress.example", "incomplete; a report, nothing paid"],
  ["empty@redress.example", "incomplete; no report at all"],
  ["inactive@redress.example", "inactive"],
] as const;

/** SSNs with a fate of their own at the simulated bureaus. */
export const identities = [
  ["666-00-0001", "thin, clean file: good scores, no negative items"],
  ["666-00-0002", "heavy file: 12 negative items of every type, scores in the 500s"],
  ["666-00-0003", "no file at any bureau"],
  ["666-00-0004", "frozen at every bureau"],
  ["666-00-0005", "one bureau does not answer"],
  ["666-00-0006", "no bureau answers; a later try works"],
  ["666-00-0007", "answers after 20 seconds"],
  ["666-00-0008", "the bureaus disagree on an item"],
] as const;
