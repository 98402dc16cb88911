import { Button, type ButtonProps } from "@chakra-ui/react";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";

type PictureButtonProps = Pick<ButtonProps, "variant"> & {
  /** The words' id in the catalogue. */
  label: "upload.photos.take" | "upload.photos.add" | "upload.photos.another" | "upload.unread.retake";
  values?: Record<string, number>;
  /** One picture and no more. */
  isSingle?: boolean;
  onChoose: (pictures: readonly File[]) => void;
};

/** Takes pictures: a phone offers its camera and its gallery. */
export function PictureButton({ label, values, variant = "outline", isSingle = false, onChoose }: PictureButtonProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);

  const taken = (event: React.ChangeEvent<HTMLInputElement>) => {
    const pictures = [...(event.target.files ?? [])];
    // So that the same picture can be chosen again after it was removed.
    event.target.value = "";
    if (pictures.length > 0) onChoose(pictures);
  };

  return (
    <>
      <Button variant={variant} size="sm" alignSelf="flex-start" onClick={() => input.current?.click()}>
        <FormattedMessage id={label} values={values} />
      </Button>
      <input
        ref={input}
        hidden
        multiple={!isSingle}
        type="file"
        accept="image/*"
        aria-label={formatMessage({ id: label }, values)}
        data-testid={label}
        onChange={taken}
      />
    </>
  );
}
