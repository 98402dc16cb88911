import { chakra, Grid, Link, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { bureauNames, bureauPhones, bureauProtection } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";

/** Where each bureau freezes a file and takes a fraud alert. */
export function BureauProtection() {
  return (
    <chakra.ul listStyleType="none">
      {bureaus.map((bureau) => {
        const { freeze, alert } = bureauProtection[bureau];
        const values = { bureau: bureauNames[bureau] };
        return (
          <Grid
            as="li"
            key={bureau}
            templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
            columnGap="5"
            alignItems="center"
            justifyItems="start"
            py="2"
            borderTopWidth="1px"
            borderColor="border.line"
          >
            <Page url={freeze} id="theft.freeze.freeze" values={values} />
            <Page url={alert} id="theft.freeze.alert" values={values} />
            <Text color="fg.quiet">
              <FormattedMessage
                id="theft.freeze.phone"
                values={{ phone: <Link href={`tel:${bureauPhones[bureau]}`}>{bureauPhones[bureau]}</Link> }}
              />
            </Text>
          </Grid>
        );
      })}
    </chakra.ul>
  );
}

function Page({ url, id, values }: { url: string; id: string; values: { bureau: string } }) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" variant="underline" py="2.5">
      <FormattedMessage id={id} values={values} />
    </Link>
  );
}
