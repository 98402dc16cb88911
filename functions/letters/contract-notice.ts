import { type ContractFacts, longDay } from "./contract-facts";
import { bold, plain, type Writing } from "./contract-writing";

type Facts = Pick<ContractFacts, "businessName" | "businessAddress" | "lastCancelDay" | "cancelDays">;

const SIGNATURE_LINES = "Date: ______________________\n\nPurchaser's signature: ______________________";

/** The form of 15 U.S.C. § 1679e(b), in duplicate: two sheets. The day is the state's, where the state gives more. */
export function noticeOfCancellation(facts: Facts): Writing[] {
  const { businessName, businessAddress, lastCancelDay } = facts;
  return [1, 2].map((copy) => ({
    title: "Notice of Cancellation",
    blocks: [
      plain(`Copy ${copy} of 2`),
      bold(
        "You may cancel this contract, without any penalty or obligation, at any time before midnight of the 3rd day which begins after the date the contract is signed by you.",
      ),
      bold(
        `To cancel this contract, mail or deliver a signed, dated copy of this cancellation notice, or any other written notice to ${businessName} at ${businessAddress} before midnight on ${longDay(lastCancelDay, "en")}`,
      ),
      ...stateDays(facts),
      bold("I hereby cancel this transaction,"),
      plain(SIGNATURE_LINES),
    ],
  }));
}

function stateDays({ cancelDays, lastCancelDay }: Facts) {
  const day = longDay(lastCancelDay, "en");
  return cancelDays > 3
    ? [plain(`The law of your state gives you ${cancelDays} business days: until midnight on ${day}.`)]
    : [];
}

/** A translation to help its reader. */
export function noticeInSpanish({ businessName, businessAddress, lastCancelDay, cancelDays }: Facts): Writing {
  const day = longDay(lastCancelDay, "es");
  return {
    title: "Aviso de cancelación",
    blocks: [
      bold(
        "Usted puede cancelar este contrato, sin ninguna sanción ni obligación, en cualquier momento antes de la medianoche del tercer día que comience después de la fecha en que usted firmó el contrato.",
      ),
      bold(
        `Para cancelar este contrato, envíe por correo postal o entregue una copia firmada y fechada de este aviso de cancelación, o cualquier otro aviso por escrito, a ${businessName}, ${businessAddress}, antes de la medianoche del ${day}.`,
      ),
      ...(cancelDays > 3
        ? [plain(`La ley de su estado le da ${cancelDays} días hábiles: hasta la medianoche del ${day}.`)]
        : []),
      bold("Por la presente cancelo esta transacción,"),
      plain("Fecha: ______________________\n\nFirma del comprador: ______________________"),
    ],
  };
}
