import { Box, Button } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import type { NoticeList } from "#shared/api/schemas/notice";
import { noticesByDay } from "#shared/domain/account/joined-events";
import { BellIcon } from "#web/src/ui/icons";
import { forcedFill } from "#web/src/ui/theme/forced-colors";
import { useToast } from "#web/src/ui/toast";
import { Tooltip } from "#web/src/ui/tooltip";
import { noticesQuery } from "./queries";

const NoticesDialog = lazy(async () => ({ default: (await import("./notices-dialog")).NoticesDialog }));

/** The bell: says how many notices are unread and opens them; without any notice it says that there is none. */
export function NotificationsButton() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useInfiniteQuery(noticesQuery);
  const [newest] = data?.pages ?? [];
  const count = newest ? unreadOf(newest) : 0;
  const words = formatMessage({ id: count > 0 ? "notices.button" : "common.notifications" }, { count });

  function open() {
    if (newest !== undefined && newest.notices.length > 0) return setIsOpen(true);
    toast({
      title: formatMessage({ id: "common.notifications" }),
      description: formatMessage({ id: "common.notifications.none" }),
    });
  }

  return (
    <>
      <Tooltip words={words}>
        <Button variant="ghost" colorPalette="neutral" px="0" position="relative" aria-label={words} onClick={open}>
          <BellIcon />
          {count > 0 && (
            <Box
              as="span"
              aria-hidden="true"
              position="absolute"
              top="1.5"
              insetInlineEnd="1.5"
              boxSize="2.5"
              borderRadius="full"
              bg="danger.solid"
              css={forcedFill}
            />
          )}
        </Button>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <NoticesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** How many are unread as they are listed: what is said together counts once. */
function unreadOf({ notices, unreadCount }: NoticeList): number {
  const unread = notices.filter(({ isRead }) => !isRead);
  return unreadCount - (unread.length - noticesByDay(unread).length);
}
