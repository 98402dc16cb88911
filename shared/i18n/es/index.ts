import account from "./account.json";
import admin from "./admin.json";
import auth from "./auth.json";
import bureau from "./bureau.json";
import common from "./common.json";
import contract from "./contract.json";
import creditReport from "./creditReport.json";
import dashboard from "./dashboard.json";
import disputeCenter from "./disputeCenter.json";
import disputes from "./disputes.json";
import education from "./education.json";
import errors from "./errors.json";
import evidence from "./evidence.json";
import help from "./help.json";
import item from "./item.json";
import notices from "./notices.json";
import onboarding from "./onboarding.json";
import payments from "./payments.json";
import plans from "./plans.json";
import results from "./results.json";
import score from "./score.json";
import subscribe from "./subscribe.json";
import theft from "./theft.json";
import upload from "./upload.json";

/** What the screens say. The landing page, letters and e-mails take their own files. */
export const messages: Record<string, string> = {
  ...common,
  ...auth,
  ...account,
  ...item,
  ...bureau,
  ...notices,
  ...onboarding,
  ...payments,
  ...contract,
  ...plans,
  ...dashboard,
  ...creditReport,
  ...disputeCenter,
  ...disputes,
  ...evidence,
  ...results,
  ...score,
  ...education,
  ...help,
  ...subscribe,
  ...theft,
  ...upload,
  ...admin,
  ...errors,
};
