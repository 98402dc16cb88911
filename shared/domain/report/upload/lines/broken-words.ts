/** Words of reports that a narrow column breaks in two: "Charge-of" and below it "f", "Delinquenc" and "y". */
const known =
  /^(?:charge-?d?-?offs?|charged|collections?|delinquen(?:cy|t)|repossession|foreclosure|bankruptcy|accounts?|installment|revolving|mortgage|satisfied|settled|derogatory)[.,;:]?$/i;

/** A value with the part of it that is in the next line; a word that was broken is whole again. */
export function joined(value: string, rest: string): string {
  if (isBroken(value, rest)) return `${value}${rest}`;
  const whole = value.replace(/(?<=\p{L})-$/u, "");
  return whole !== value && isBroken(whole, rest) ? `${whole}${rest}` : `${value} ${rest}`;
}

/** Whether a line ends within a known word that the next line ends. */
export function isBroken(value: string, rest: string): boolean {
  const [end = ""] = /[\p{L}-]+$/u.exec(value) ?? [];
  // Capitals may begin another word, but not behind a hyphen: "CHARGE-" over "OFF/SOLD".
  const [begin = ""] = (end.endsWith("-") ? /^\p{L}+/u : /^\p{Ll}+/u).exec(rest) ?? [];
  return end !== "" && begin !== "" && known.test(end + begin) && !known.test(end);
}
