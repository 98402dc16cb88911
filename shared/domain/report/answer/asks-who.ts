import { anyPattern } from "#shared/domain/text/any-pattern";

const shown = "(?:identi\\w+|(?:current )?address|social security)";
/** Who asks for proofs of identity first has decided nothing. */
export const asksWho = anyPattern(
  new RegExp(`\\b(?:verify|confirm|prove|proofs? of|verification of) (?:your )?${shown}`, "i"),
  new RegExp(`\\b(?:verificar|confirmar) (?:su )?${shown}`, "i"),
  /\bgovernment[- ]issued\b|\bdriver'?s? license\b|\butility bill\b/i,
  /\blicencia de (?:conducir|manejo)\b|\bcomprobante de domicilio\b/i,
  /\bproofs?: one of who\b|\bwho you are\b|\bmatch you\b/i,
);
