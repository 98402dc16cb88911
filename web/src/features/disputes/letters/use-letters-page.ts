import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

const PARAM = "letters";
/** What an entry of the history says that was made by opening the page from the list. */
const FROM_LIST = "from the list";

/**
 * Whether the address names a dispute's letters, `/disputes?letters=…`, and the ways there and back. The browser's way back closes the
 * page that was opened from the list.
 */
export function useLettersPage(id: string) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  return {
    isOpen: params.get(PARAM) === id,
    open: () => setParams({ [PARAM]: id }, { state: FROM_LIST }),
    close: () => (state === FROM_LIST ? navigate(-1) : setParams({}, { replace: true })),
  };
}
