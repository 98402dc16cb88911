import { FormattedMessage, useIntl } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import type { Proof } from "#shared/api/schemas/evidence";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus as allBureaus } from "#shared/domain/bureau/bureau";
import { exhibitLetter, exhibitPlace } from "#shared/domain/evidence/exhibit";
import type { ProofKind } from "#shared/domain/evidence/proof";

/** "Exhibit A: Account statement". @param place from 0 */
export function ExhibitName({ place, kind }: { place: number; kind: ProofKind }) {
  const { formatMessage } = useIntl();
  const values = { letter: exhibitLetter(place), kind: formatMessage({ id: `evidence.kind.${kind}` }) };
  return <FormattedMessage id="evidence.exhibits.named" values={values} />;
}

/** The exhibits of letters that cannot be changed any more. */
export function ExhibitList({ exhibits = [] }: Pick<DisputeDetail, "exhibits">) {
  return exhibits.map((exhibit) => (
    <div key={exhibit.proofId}>
      <ExhibitName place={exhibitPlace(exhibit, exhibits)} kind={exhibit.kind} />
      {"\u00a0· "}
      <FormattedMessage id="evidence.pages" values={{ count: exhibit.pages }} />
      <OnlyTo bureaus={exhibit.bureaus} />
    </div>
  ));
}

/** " · only to Experian", of what goes with some of the letters. */
export function OnlyTo({ bureaus }: Pick<Proof, "bureaus">) {
  const { formatList } = useIntl();
  if (bureaus === undefined || bureaus.length === allBureaus.length) return null;
  const names = formatList(bureaus.map((bureau) => bureauNames[bureau]));
  return (
    <>
      {"\u00a0· "}
      <FormattedMessage id="evidence.exhibits.onlyTo" values={{ bureaus: names }} />
    </>
  );
}
