import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "react-router-dom";
import type { Notice } from "#shared/api/schemas/notice";
import { bureausOf, wholeNoticesByDay } from "#shared/domain/account/joined-events";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { accountLabel } from "#shared/domain/text/account-label";
import { Dialog } from "#web/src/ui/dialog";
import { LongDate } from "#web/src/ui/format";
import { ChevronDownIcon } from "#web/src/ui/icons";
import { forcedFill } from "#web/src/ui/theme/forced-colors";
import { noticesQuery, useReadNotices } from "./queries";
import { addressOf } from "./subject";

const Anchor = chakra(RouterLink);

/** All notices, newest first, each with the way to its subject. A notice that was followed is read. */
export function NoticesDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(noticesQuery);
  const { mutate: read, isPending } = useReadNotices();
  const list = useRef<HTMLUListElement>(null);
  const pages = data?.pages ?? [];
  const isAllRead = (pages[0]?.unreadCount ?? 0) === 0;

  // The button goes then.
  const readAll = () => read({ all: true }, { onSuccess: () => list.current?.focus() });

  return (
    <Dialog open onClose={onClose} title={formatMessage({ id: "notices.title" })}>
      {/* Before the notices: there may be twenty of them. */}
      {!isAllRead && (
        <Button variant="outline" size="sm" mb="2" disabled={isPending} onClick={readAll}>
          <FormattedMessage id="notices.markAll" />
        </Button>
      )}
      <chakra.ul ref={list} tabIndex={-1} listStyleType="none">
        {wholeNoticesByDay(
          pages.flatMap(({ notices }) => notices),
          hasNextPage,
        ).map((same) => (
          <NoticeRow
            key={same[0]?.id}
            same={same}
            isPending={isPending}
            onRead={() => read({ ids: same.map(({ id }) => id) })}
            onFollow={onClose}
          />
        ))}
      </chakra.ul>
      {hasNextPage && (
        <Button variant="ghost" mt="3" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <FormattedMessage id="notices.more" />
        </Button>
      )}
    </Dialog>
  );
}

type NoticeRowProps = { same: Notice[]; isPending: boolean; onRead: () => void; onFollow: () => void };

/** One event, at one bureau or several, or several payments. */
function NoticeRow({ same, isPending, onRead, onFollow }: NoticeRowProps) {
  const textId = useId();
  const dayId = useId();
  const [notice] = same;
  if (!notice) return null;
  const isRead = same.every((each) => each.isRead);
  const follow = () => {
    if (!isRead) onRead();
    onFollow();
  };

  return (
    <Flex as="li" gap="3" py="2" borderBottomWidth="1px" borderColor="border.line" _last={{ borderBottomWidth: "0" }}>
      <UnreadDot isRead={isRead} />
      <Box flex="1" minWidth="0">
        <Anchor
          to={addressOf(notice)}
          onClick={follow}
          display="flex"
          gap="3"
          justifyContent="space-between"
          py="1"
          fontWeight={isRead ? "normal" : "semibold"}
          _hover={{ textDecoration: "underline", textUnderlineOffset: "3px" }}
        >
          <span>
            {!isRead && (
              <Box as="span" srOnly>
                <FormattedMessage id="notices.unread" />{" "}
              </Box>
            )}
            <span id={textId}>
              <NoticeText notice={notice} same={same} />
            </span>
          </span>
          <Box as="span" color="fg.quiet" transform="rotate(-90deg)" alignSelf="flex-start">
            <ChevronDownIcon />
          </Box>
        </Anchor>
        <Flex align="center" justify="space-between" columnGap="3" wrap="wrap" color="fg.quiet" fontSize="sm">
          <span id={dayId}>
            <LongDate value={notice.at} />
          </span>
          {!isRead && <ReadButton isPending={isPending} onRead={onRead} labelIds={`${textId} ${dayId}`} />}
        </Flex>
      </Box>
    </Flex>
  );
}

/** The place of the dot is kept, so that the words of all are in one line. */
function UnreadDot({ isRead }: { isRead: boolean }) {
  const look = isRead ? {} : { css: forcedFill, bg: "accent.solid" };
  return <Box boxSize="2" mt="3" flexShrink="0" borderRadius="full" {...look} />;
}

function NoticeText({ notice, same }: { notice: Notice; same: Notice[] }) {
  const { formatList } = useIntl();
  const { kind, accountName = "", accountNumber, bureau, dueOn, count } = notice;
  const names = bureausOf(same).map((bureau) => bureauNames[bureau]);
  const values = {
    account: accountLabel(accountName, accountNumber),
    bureau: formatList(names),
    bureaus: names.length,
    date: dueOn ? <LongDate key="date" value={dueOn} /> : "",
    count: count ?? same.length,
  };

  return (
    <FormattedMessage
      id={kind === "letters_mailed" && bureau ? "notices.letters_mailed.one" : `notices.${kind}`}
      values={values}
    />
  );
}

type ReadButtonProps = { isPending: boolean; onRead: () => void; labelIds: string };

function ReadButton({ isPending, onRead, labelIds }: ReadButtonProps) {
  const buttonId = useId();

  return (
    <Button
      id={buttonId}
      // Which one, as each notice has such a button, and two of different days may say the same.
      aria-labelledby={`${buttonId} ${labelIds}`}
      variant="plain"
      size="sm"
      px="0"
      disabled={isPending}
      onClick={onRead}
    >
      <FormattedMessage id="notices.markOne" />
    </Button>
  );
}
