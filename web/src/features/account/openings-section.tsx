import { List, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Opening } from "#shared/api/schemas/account";
import { useDayAndTime } from "#web/src/ui/format";
import { openingsQuery } from "./queries";
import { ShowAllButton } from "./show-all-button";

const SHOWN_FIRST = 4;

/** Who opened what of the member's data, when and why. */
export function OpeningsSection() {
  const { data } = useSuspenseQuery(openingsQuery);
  const [isWhole, setWhole] = useState(false);
  const openings = isWhole ? data.openings : data.openings.slice(0, SHOWN_FIRST);

  return (
    <>
      <Text color="fg.quiet">
        <FormattedMessage id="account.openings.lead" />
      </Text>
      {data.openings.length === 0 && (
        <Text>
          <FormattedMessage id="account.openings.none" />
        </Text>
      )}
      {data.openings.length > 0 && (
        <List.Root variant="plain" width="full">
          {openings.map((opening) => (
            <OpeningRow key={`${opening.at}${opening.what}`} opening={opening} />
          ))}
        </List.Root>
      )}
      {openings.length < data.openings.length && (
        <ShowAllButton count={data.openings.length} part="openings" onClick={() => setWhole(true)} />
      )}
    </>
  );
}

function OpeningRow({ opening: { at, what, by, why } }: { opening: Opening }) {
  const { formatMessage } = useIntl();
  const dayAndTime = useDayAndTime();
  const values = {
    by: formatMessage({ id: `account.openings.by.${by}` }),
    at: dayAndTime(at),
    why: formatMessage({ id: `account.openings.why.${why ?? "none"}` }),
  };

  return (
    <List.Item borderTopWidth="1px" borderColor="border.line" py="3" display="block">
      <Text fontWeight="semibold">
        <FormattedMessage id={`account.openings.what.${what}`} />
      </Text>
      <Text color="fg.quiet" fontSize="sm">
        <FormattedMessage id="account.openings.row" values={values} />
      </Text>
    </List.Item>
  );
}
