/** Who asks for proofs of identity first has decided nothing. */
export const asksWho =
  /\b(?:verify|confirm|prove|proofs? of|verification of|verificar|confirmar) (?:your |su )?(?:identi\w+|(?:current )?address|social security)|\bgovernment[- ]issued\b|\bdriver'?s? license\b|\butility bill\b|\blicencia de (?:conducir|manejo)\b|\bwho you are\b|\bmatch you\b|\bproofs?: one of who\b|\bcomprobante de domicilio\b/i;
