import { chakra, Flex, Link, Text } from "@chakra-ui/react";
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
          <Flex
            as="li"
            key={bureau}
            columnGap="5"
            wrap="wrap"
            align="center"
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
          </Flex>
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
