import { Progress, type ProgressRootProps } from "@chakra-ui/react";
import { FormattedNumber } from "react-intl";

type ProgressBarProps = Omit<ProgressRootProps, "value" | "children"> & {
  /** 0 to 100 */
  percent: number;
  /** What is under way, translated. */
  label: string;
  showsPercent?: boolean;
};

/** How far something is. The name belongs on the track: that is the part with the role. */
export function ProgressBar({ percent, label, showsPercent, ...root }: ProgressBarProps) {
  return (
    <Progress.Root value={percent} {...root}>
      <Progress.Track aria-label={label}>
        <Progress.Range />
      </Progress.Track>
      {showsPercent && (
        <Progress.ValueText mt="2">
          <FormattedNumber value={percent / 100} style="percent" />
        </Progress.ValueText>
      )}
    </Progress.Root>
  );
}
