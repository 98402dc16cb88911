import { FormattedMessage, useIntl } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { exhibitLetter } from "#shared/domain/evidence/exhibit";
import type { ProofKind } from "#shared/domain/evidence/proof";

/** "Exhibit A: Account statement". @param place from 0 */
export function ExhibitName({ place, kind }: { place: number; kind: ProofKind }) {
  const { formatMessage } = useIntl();
  const values = { letter: exhibitLetter(place), kind: formatMessage({ id: `evidence.kind.${kind}` }) };
  return <FormattedMessage id="evidence.exhibits.named" values={values} />;
}

/** The exhibits of letters that cannot be changed any more. */
export function ExhibitList({ exhibits = [] }: Pick<DisputeDetail, "exhibits">) {
  return exhibits.map(({ proofId, kind, pages }, place) => (
    <div key={proofId}>
      <ExhibitName place={place} kind={kind} />
      {" · "}
      <FormattedMessage id="evidence.pages" values={{ count: pages }} />
    </div>
  ));
}
