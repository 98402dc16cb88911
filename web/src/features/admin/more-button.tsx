import { Button } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";

type MoreProps = { query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } };

/** The next page of a list, where there is one. */
export function MoreButton({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button variant="outline" alignSelf="flex-start" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
      <FormattedMessage id="admin.users.more" />
    </Button>
  );
}
