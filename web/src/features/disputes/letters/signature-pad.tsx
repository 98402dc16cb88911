import { Box, Button, chakra, Text } from "@chakra-ui/react";
import { type PointerEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Strokes } from "#shared/domain/evidence/letter-details";
import { useLettersLabel } from "./letters-of";

const WIDTH = 3_000;
const HEIGHT = 1_000;
/** Nearer points add nothing to a line. */
const LEAST_STEP = 25;
const MOST_POINTS = 800;
const MOST_STROKES = 40;

type Stroke = Strokes[number];
type SignaturePadProps = { value: Strokes | undefined; onChange: (strokes: Strokes | undefined) => void };

/** Where a signature is drawn as lines, with a finger, a pen or the mouse. */
export function SignaturePad({ value = [], onChange }: SignaturePadProps) {
  const { formatMessage } = useIntl();
  const labelOf = useLettersLabel();
  const { strokes, ...handlers } = useStrokes(value, onChange);

  return (
    <Box width="full" maxWidth="form">
      <Text fontWeight="semibold">
        <FormattedMessage id="evidence.details.signature" />
      </Text>
      <Text textStyle="sm" color="fg.quiet" mb="2">
        <FormattedMessage id="evidence.details.signatureHint" />
      </Text>
      <chakra.svg
        role="img"
        aria-label={formatMessage({ id: "evidence.details.pad" })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="full"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="card"
        bg="bg.surface"
        touchAction="none"
        {...handlers}
      >
        {strokes.map((stroke) => (
          <polyline
            key={stroke[0]?.join()}
            points={stroke.map((place) => place.join()).join(" ")}
            fill="none"
            stroke="currentColor"
            strokeWidth="24"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </chakra.svg>
      <Text role="status" textStyle="sm" color="fg.quiet">
        <FormattedMessage id={value.length > 0 ? "evidence.details.signed" : "evidence.details.unsigned"} />
      </Text>
      {value.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={labelOf("evidence.details.clear")}
          onClick={() => onChange(undefined)}
        >
          <FormattedMessage id="evidence.details.clear" />
        </Button>
      )}
    </Box>
  );
}

/** The lines of a signature with the one that is being drawn, and what draws it. */
function useStrokes(value: Strokes, onChange: SignaturePadProps["onChange"]) {
  const [drawn, setDrawn] = useState<Stroke>();
  const room = MOST_POINTS - value.flat().length;

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (value.length >= MOST_STROKES || room < 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn([placeOf(event)]);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (!drawn || drawn.length >= room) return;
    const place = placeOf(event);
    const [x, y] = drawn.at(-1) ?? place;
    if (Math.hypot(place[0] - x, place[1] - y) >= LEAST_STEP) setDrawn([...drawn, place]);
  };
  const end = () => {
    if (drawn && drawn.length > 1) onChange([...value, drawn]);
    setDrawn(undefined);
  };

  return {
    strokes: drawn ? [...value, drawn] : value,
    ...{ onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end },
  };
}

/** A pointer's place in the field, whatever its size on the screen. */
function placeOf(event: PointerEvent<SVGSVGElement>): Stroke[number] {
  const field = event.currentTarget.getBoundingClientRect();
  const within = (share: number, most: number) => Math.round(Math.min(1, Math.max(0, share)) * most);
  return [
    within((event.clientX - field.left) / field.width, WIDTH),
    within((event.clientY - field.top) / field.height, HEIGHT),
  ];
}
