import { Button } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";

type MoreProps = { query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } };

/** The next page of a list, where there is one. */
export function MoreButton({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreProps) {
  return hasNextPage ? <ShowMore disabled={isFetchingNextPage} onClick={() => fetchNextPage()} /> : null;
}

/** More rows of a list. */
export function ShowMore({ disabled, onClick }: { disabled?: boolean; onClick: () => void }) {
  return (
    <Button variant="outline" alignSelf="flex-start" disabled={disabled} onClick={onClick}>
      <FormattedMessage id="admin.users.more" />
    </Button>
  );
}
