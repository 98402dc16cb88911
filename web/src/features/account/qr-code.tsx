import { chakra } from "@chakra-ui/react";
import { encode } from "uqr";

// The specification of QR codes asks for four light modules around the code (ISO/IEC 18004, 6.3.8).
const QUIET_ZONE = 4;

type QrCodeProps = {
  /** What a camera reads from it. */
  text: string;
  /** For people who cannot see it. */
  label: string;
};

/** A QR code, dark on white in both themes: many cameras cannot read an inverted one. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });

  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="200px"
      height="200px"
      maxWidth="full"
      borderRadius="control"
      shapeRendering="crispEdges"
      // Forced colours would change its two colours, too.
      css={{ forcedColorAdjust: "none" }}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path fill="#000000" d={pathOf(data)} />
    </chakra.svg>
  );
}

/** One square of side 1 for each dark module. */
function pathOf(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
