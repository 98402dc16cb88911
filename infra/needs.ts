import type { JobName } from "#functions/jobs/schedule";
import type { RouteName } from "#shared/api/routes";
import { accountNeeds } from "./needs/account";
import { authNeeds } from "./needs/auth";
import { businessNeeds } from "./needs/business";
import { disputeNeeds } from "./needs/dispute";
import { evidenceNeeds } from "./needs/evidence";
import { jobNeeds } from "./needs/jobs";
import type { Needs } from "./needs/need";
import { onboardingNeeds } from "./needs/onboarding";
import { reportNeeds } from "./needs/report";

/**
 * Beyond the shell's own (see `shellNeeds`): each line is what the code of that one route or job calls. Not every permission is
 * used on an ordinary day: `AdminDeleteUser` takes back a sign-in whose account was refused, `listBuckets` is used when a file
 * never came, deletes in the cancelling and expiring functions need something to stop or erase, `providerKeys` are read by the
 * real providers alone, parts of an export are given up only when it fails, and a stream's or queue's own permissions are used
 * by Lambda's poller. What a visitor's way to the mailed letters does not touch (accounts, uploads, exports, retention, the
 * administrator's lists), its own tests on the running product and the operator's jobs do.
 */
export const needs: Record<RouteName | JobName, Needs> = {
  ...authNeeds,
  ...accountNeeds,
  ...reportNeeds,
  ...disputeNeeds,
  ...evidenceNeeds,
  ...onboardingNeeds,
  ...businessNeeds,
  ...jobNeeds,
};
