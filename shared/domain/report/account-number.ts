const VISIBLE = 4;

/**
 * An account number as we keep it: never more than four of its characters. Bureaus print numbers cut at the end ("517805XXXX")
 * or at the start ("XXXX1234"); what stays visible is on the same side. Undefined when nothing can be shown.
 */
export function maskAccountNumber(printed: string | null | undefined): string | undefined {
  const { head, tail } = visibleEnds(printed);
  if (tail.length >= VISIBLE) return `****${tail.slice(-VISIBLE)}`;
  return head.length >= VISIBLE ? `${head.slice(0, VISIBLE)}****` : undefined;
}

/** A number with no more than four of its characters as it is printed, and a longer one as we keep it; "****" where nothing shows. */
export function asPrintedOrMasked(printed: string): string {
  const showing = printed.replaceAll(/[^\dA-Z]|X/gi, "");
  return showing.length <= VISIBLE ? printed : (maskAccountNumber(printed) ?? "****");
}

/** What a list shows of a masked number: "••9113", or "4417••" where only its beginning is known. Undefined when nothing is. */
export function shownDigits(masked: string | undefined): string | undefined {
  const { head, tail } = visibleEnds(masked);
  if (tail !== "") return `••${tail.slice(-VISIBLE)}`;
  return head === "" ? undefined : `${head.slice(0, VISIBLE)}••`;
}

/** Whether two printed numbers may be the same account's: what both show is equal, and at least four characters are compared. */
export function showSameDigits(a: string | undefined, b: string | undefined): boolean | "unknown" {
  const [one, other] = [visibleEnds(a), visibleEnds(b)];
  const heads = comparable(one.head, other.head, (text, length) => text.slice(0, length));
  const tails = comparable(one.tail, other.tail, (text, length) => text.slice(-length));
  if (heads === undefined && tails === undefined) return "unknown";
  return heads !== false && tails !== false;
}

/** Whether two printed numbers end alike, in at least four characters. */
export function showSameEnd(a: string | undefined, b: string | undefined): boolean {
  const [one, other] = [visibleEnds(a), visibleEnds(b)];
  return comparable(one.tail, other.tail, (text, length) => text.slice(-length)) === true;
}

function comparable(a: string, b: string, end: (text: string, length: number) => string): boolean | undefined {
  const length = Math.min(a.length, b.length);
  return length < VISIBLE ? undefined : end(a, length) === end(b, length);
}

/** As we keep a number: what shows may have letters. */
const kept = /^\*{4}(?=[A-Z]*\d)([\dA-WYZ]{4})$/;

function visibleEnds(printed: string | null | undefined): { head: string; tail: string } {
  const plain = (printed ?? "").toUpperCase().replaceAll(/[\s()-]/g, "");
  const [, own] = kept.exec(plain) ?? [];
  if (own) return { head: "", tail: own };
  // Of a masked number the letters before its digits are its own ("CBA123XXXX"), but for X, which is both; others are a mask's words.
  const isMasked = /[*#•]|X{2}/.test(plain);
  const head = (isMasked ? maskedHead : wholeHead).exec(plain)?.[0] ?? "";
  const tail = (isMasked ? /\d*$/ : /[\dA-Z]*$/).exec(plain)?.[0] ?? "";
  return { head, tail };
}

const wholeHead = /^[\dA-Z]*/;
const maskedHead = /^(?:[A-WYZ]{0,3}\d[\dA-WYZ]*)?/;
