import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as english from "@zxcvbn-ts/language-en";
import * as spanish from "@zxcvbn-ts/language-es-es";

/** What is looked at of a password: enough to be sure, and little enough to take no longer than a moment. */
const CHECKED_LENGTH = 32;

/** Estimates how many guesses a password takes, by lists of breached passwords, names and words in English and Spanish. */
export const passwordStrength = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, ...spanish.dictionary },
  graphs: common.adjacencyGraphs,
  maxLength: CHECKED_LENGTH,
});
