import { Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { UnreadPage } from "#shared/domain/report/upload/unread-page";
import { Notice } from "#web/src/ui/notice";
import { type Chosen, isPhotos } from "./chosen";
import { PictureButton } from "./picture-button";
import { type FileProblem, problemOf } from "./problems";
import { onceReadable } from "./readable-picture";
import { ReportName } from "./report-name";

type UnreadPagesProps = {
  report: Chosen;
  pages: readonly UnreadPage[];
  onRetake: (page: number, picture: File) => void;
};

/** The pages of a report that could not be read: their items are missing until they are taken again. */
export function UnreadPages({ report, pages, onRetake }: UnreadPagesProps) {
  const [problem, setProblem] = useState<FileProblem>();
  const retake = (page: number, pictures: readonly File[]) =>
    onceReadable(pictures, ([picture]) => {
      const found = picture && problemOf(picture);
      setProblem(found);
      if (picture && !found) onRetake(page, picture);
    });

  return (
    <Notice
      tone="warning"
      isAnnounced
      title={
        <>
          <ReportName files={report.files} />: <FormattedMessage id="upload.unread.title" />
        </>
      }
    >
      <Stack as="ul" listStyleType="none" gap="3" mt="1">
        {pages.map(({ page, reason }) => (
          <Stack as="li" key={page} gap="2">
            <Text>
              <strong>
                <FormattedMessage id="upload.unread.page" values={{ page }} />
              </strong>{" "}
              <FormattedMessage id={`upload.unread.${reason}`} />
            </Text>
            {isPhotos(report) && (
              <PictureButton
                isSingle
                label="upload.unread.retake"
                values={{ page }}
                onChoose={(pictures) => retake(page, pictures)}
              />
            )}
          </Stack>
        ))}
      </Stack>
      {problem && (
        <Text role="alert" color="fg.error">
          <FormattedMessage id={`upload.problem.${problem}`} />
        </Text>
      )}
    </Notice>
  );
}
