import { useIntl } from "react-intl";

/** What a chosen report is called: its file's name, or how many photos it has. A reload forgets both. */
export function useReportName(): (files: readonly File[]) => string {
  const { formatMessage } = useIntl();
  return (files) => {
    if (files.length === 0) return formatMessage({ id: "upload.readBefore" });
    return files.length === 1
      ? (files[0]?.name ?? "")
      : formatMessage({ id: "upload.photos.name" }, { count: files.length });
  };
}

export function ReportName({ files }: { files: readonly File[] }) {
  return useReportName()(files);
}
