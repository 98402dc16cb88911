import { useIntl } from "react-intl";
import { bureauWords } from "#shared/domain/report/bureau-words";
import { useLanguage } from "./language";

/** What a bureau writes of an account. In Spanish the translation comes first, with the English words beside it. */
export function BureauText({ children: english }: { children: string }) {
  const { formatMessage, messages } = useIntl();
  const { language } = useLanguage();
  const words = bureauWords(english).map(({ key, n, english }) => ({ id: `bureau.value.${key}`, n, english }));

  if (language === "en") return english;
  if (!words.some(({ id }) => id in messages)) return <span lang="en">{english}</span>;
  const translated = words.map(({ id, n, english }) => (id in messages ? formatMessage({ id }, { n }) : english));
  return (
    <>
      {translated.join("; ")} (<span lang="en">{english}</span>)
    </>
  );
}
