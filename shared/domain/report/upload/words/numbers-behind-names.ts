/** Before the last figures of a number: "ending in 8409", "terminada en 8409", "(...8409)", "x8409". */
const ending = String.raw`(?:ending(?: (?:in|with))?\s|terminad[ao] en\s|que termina en\s|\.{2,3}\s?|…\s?|[*•]\s?|x(?=\d{4}\b))`;
const ofNumber = String.raw`\s+[-–#(]?\s?(?:(?:acct|account|loan|cuenta)\.?\s?(?:#|no\.?|number)?:?\s?)?`;
/** The last figures of a number behind a name. */
export const lastFigures = new RegExp(String.raw`${ofNumber}${ending}(\d{3,6})\)?$`, "i");
/** Masked with stars, which in a photo may look like crosses. */
export const number = new RegExp(
  String.raw`${ofNumber}${ending}?((?<=${ending})\d{3,6}|(?=[\dXx*•]*[*Xx•+]{2})(?=[\dXx*•]*\d)[\dXx*•+]{4,24}|(?=[A-Z]{0,4}\d)(?=[\dXx]*[A-Z])[A-Z\d]{2,24}[*Xx•]{2,12}|(?<=#\s?)(?=[A-Z-]*\d)[A-Z\d-]{4,20})\)?$`,
  "i",
);
/** "52529(%*****", "60/7388****", "525291+", "$438175928****" for "#38175928****", as a scan may read a masked number, and "XX****": no part of the name, and nothing to know an account by. */
export const garbledNumbers = [
  /\s#?\d{4,16}(?=\S{0,20}\*\*)(?=\**[^*\s])(?:[^\s\p{L}\d]|[Xx]){3,20}$/u,
  /\s#?\d{1,8}[^\s\p{L}\d*-]\d{1,8}\*{2,}$/u,
  /\s\d{4,8}\+$/u,
  /\s\$\d{4,16}\*{2,}$/u,
  /\s#?[Xx]{0,4}[*•]{3,}$/u,
];
/** "Docket #24-1187", "Loan no. 4417": with a label of its own. */
export const labelledNumber =
  /\s+[-–#(]?\s?(?:docket|case|reference|acct|account|loan)\.?\s?(?:#|no\.?|number):?\s?([\dXx*•-]{4,24})\)?$/i;
