import { Box, chakra, Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FoundItem } from "#shared/api/schemas/upload";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";

type Place = FoundItem["fields"][number];

/** Every value that was read, with its place in the file: under its bureau, or once for all of them where they share it. */
export function PrintedPlaces({ fields }: Pick<FoundItem, "fields">) {
  const { formatList } = useIntl();

  return (
    <chakra.details>
      <chakra.summary cursor="pointer" color="accent.fg">
        <FormattedMessage id="upload.item.fields" />
      </chakra.summary>
      <Stack gap="4" mt="3" textStyle="sm">
        {placesByBureaus(fields).map(({ bureaus, places }) => (
          <section key={bureaus.join()}>
            <Heading as="h4" textStyle="sm">
              {formatList(bureaus.map((bureau) => bureauNames[bureau]))}
            </Heading>
            <chakra.dl mt="1">
              {places.map((place) => (
                <PrintedPlace key={place.field} place={place} />
              ))}
            </chakra.dl>
          </section>
        ))}
      </Stack>
    </chakra.details>
  );
}

function PrintedPlace({ place: { field, page, line, rawText } }: { place: Place }) {
  return (
    <Box
      display="grid"
      columnGap="3"
      py="1"
      borderTopWidth="1px"
      borderColor="border.line"
      gridTemplateColumns={{ base: "1fr", sm: "minmax(0, 1fr) minmax(0, 2fr)" }}
    >
      <Text as="dt" color="fg.quiet">
        <FormattedMessage id={`item.reported.${field}`} />
      </Text>
      <chakra.dd overflowWrap="anywhere">
        {rawText}{" "}
        <Text as="span" color="fg.quiet">
          (<FormattedMessage id="upload.item.place" values={{ page, line }} />)
        </Text>
      </chakra.dd>
    </Box>
  );
}

/** What is printed alike for every bureau of the item first, then what each has of its own. */
function placesByBureaus(fields: readonly Place[]): { bureaus: Bureau[]; places: Place[] }[] {
  const bureaus = [...new Set(fields.map(({ bureau }) => bureau))];
  const [first] = bureaus;
  const isShared = (place: Place) =>
    bureaus.length > 1 && fields.filter((other) => isPrintedAlike(place, other)).length === bureaus.length;
  const shared = fields.filter((place) => place.bureau === first && isShared(place));
  const own = bureaus.map((bureau) => ({
    bureaus: [bureau],
    places: fields.filter((place) => place.bureau === bureau && !isShared(place)),
  }));
  return [{ bureaus, places: shared }, ...own].filter(({ places }) => places.length > 0);
}

const isPrintedAlike = (one: Place, other: Place) =>
  one.field === other.field && one.page === other.page && one.line === other.line && one.rawText === other.rawText;
