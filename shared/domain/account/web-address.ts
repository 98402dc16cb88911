/** Dots that browsers take for the one between the labels of a name (RFC 3490, section 3.1); NFKC makes the other two of them. */
const IDEOGRAPHIC_STOP = /\u3002/g;

/** Two characters on each side of a dot tell as much as all of them, and a long text is searched in one pass. */
const WEB_ADDRESS = /:\/\/|@|\bwww\.|[\p{L}\d-]{2}\.\p{L}{2}|\.(com|net|org|io|co|me|ly|gd)\b/iu;

/** Whether a text has something in it that a mail program or a PDF viewer makes a link of. "J.R. Ames, Jr." has not. */
export function hasWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text.normalize("NFKC").replace(IDEOGRAPHIC_STOP, "."));
}
