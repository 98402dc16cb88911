import { anyPattern } from "#shared/domain/text/any-pattern";
import { type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";

/** Over the meanings of the words that a letter uses, or one of them: they are said of no item. */
export const isKey = (line: Pick<TextLine, "cells">) => {
  const text = plain(textOf(line)).trim();
  return overKey.test(text) || (line.cells.length === 2 && overMeanings.test(plain(line.cells[1]?.text ?? "").trim()));
};

const overKey = anyPattern(
  /^(?:(?:key|legend|clave|leyenda)(?: to [a-z ]{3,40})?:?$|how to read)/i,
  /^what (?:the|these|your) (?:results?|outcomes?|words?) means?/i,
  /^(?:what (?:does|do) .{2,60} mean\b|(?:frequently asked|common) questions|explanation of)/i,
  /^(?:understanding (?:your|the)|definitions?\b|como leer|que (?:significa|significan)\b)/i,
  /^(?:preguntas frecuentes|significado de|explicacion de)/i,
);
/** The heading of a table's second column. */
const overMeanings =
  /^(?:meanings?|what (?:it|this|that) means|definitions?|explanations?|significados?|que significa)$/i;
