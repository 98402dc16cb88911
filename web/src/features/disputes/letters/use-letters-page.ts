import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

const PARAM = "letters";
/** What an entry of the history says that was made by opening the page from the list. */
const FROM_LIST = "from the list";

/**
 * Whether the address names the letters of a dispute, or those that several share, `/disputes?letters=…,…`, and the ways there and
 * back. The browser's way back closes the page that was opened from the list.
 */
export function useLettersPage(...disputeIds: readonly string[]) {
  const id = disputeIds.join();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  return {
    isOpen: params.get(PARAM) === id,
    open: () => setParams({ [PARAM]: id }, { state: FROM_LIST }),
    close: () => (state === FROM_LIST ? navigate(-1) : setParams({}, { replace: true })),
  };
}

/** Whether the letters of a dispute are open in the list: the address opens them, then the member opens and closes them. */
export function useOpenLetters(disputeId: string) {
  const { isOpen: isNamed } = useLettersPage(disputeId);
  const state = useState(isNamed);
  const [, setOpen] = state;

  // The list may be on the screen already when a link to them is followed.
  useEffect(() => {
    if (isNamed) setOpen(true);
  }, [isNamed]);
  return state;
}

/** The disputes whose shared letters the address names. */
export function useSharedInAddress(): string[] {
  const [params] = useSearchParams();
  const ids = params.get(PARAM)?.split(",") ?? [];
  return ids.length > 1 ? ids : [];
}
