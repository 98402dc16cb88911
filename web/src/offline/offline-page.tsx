import { FormattedMessage, useIntl } from "react-intl";
import { lastStatusKinds } from "#shared/domain/dispute/last-status-kind";
import { Mark } from "#web/src/ui/icons";

/** One language of the page that is shown without a connection. Its script shows the reader's language and status. */
export function OfflinePage() {
  const { locale, formatMessage } = useIntl();
  const part = (name: string) => formatMessage({ id: `offline.${name}` });

  return (
    <main lang={locale.slice(0, 2)} data-title={part("title")} hidden>
      <div className="brand">
        <Mark />
        Redress
      </div>
      <h1>{part("title")}</h1>
      <p>{part("lead")}</p>
      <section data-status hidden>
        <h2>{part("status.title")}</h2>
        {lastStatusKinds.map((kind) => (
          <p key={kind} data-kind={kind} hidden>
            <FormattedMessage id={`offline.status.${kind}`} values={{ day: <time data-day /> }} />
          </p>
        ))}
        <p className="quiet">
          <FormattedMessage id="offline.status.seen" values={{ day: <time data-seen /> }} />
        </p>
      </section>
      <button type="button">{part("retry")}</button>
    </main>
  );
}
