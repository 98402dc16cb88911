import { anyWhole } from "#shared/domain/text/any-pattern";
import { type TextLine, textOf } from "../lines/text-line";

/** What a page has to be pressed or asks, which is copied with it. */
const button = anyWhole(
  /(?:show|see|view|read|hide) (?:less|more|all|details|account details)/i,
  /(?:learn more|what does this mean|what(?:'|’)s this|why (?:does )?this matters?|how is this calculated)\??/i,
  /(?:dispute|report) (?:this )?(?:account|item|an? (?:error|issue))|(?:start|file) a dispute/i,
  /was this (?:helpful|useful)\??(?: yes no)?/i,
  /(?:ver|mostrar|ocultar) (?:m[aá]s|menos|detalles)|¿qu[eé] significa esto\??|m[aá]s informaci[oó]n/i,
  /(?:disputar|impugnar) (?:esta cuenta|este elemento)|¿le (?:result[oó]|fue) [uú]til\??(?: s[ií] no)?/i,
);
/** Behind a label is where its meaning may be asked. */
const hint = /\s*(?:ⓘ|🛈|ℹ️?|\(\?\)|\[\?\])$/u;

const LONGEST_BUTTON = 40;
const isButton = (text: string) => text.length <= LONGEST_BUTTON && button.test(text);

/** The lines without a page's buttons, and its labels without the signs behind which they are explained. */
export function withoutButtons(lines: readonly TextLine[]): readonly TextLine[] {
  return lines.flatMap((line) => {
    if (isButton(textOf(line).trim())) return [];
    if (!line.cells.some(({ text }) => hint.test(text))) return [line];
    const cells = line.cells.map((cell) => ({ ...cell, text: cell.text.replace(hint, "") }));
    return [{ ...line, cells: cells.filter(({ text }) => text !== "") }];
  });
}
