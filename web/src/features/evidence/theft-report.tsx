import { Flex, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { proofsQuery } from "#web/src/api/queries";
import { CheckIcon } from "#web/src/ui/icons";
import { AddProof } from "./add-proof";

/** The identity theft reports that are kept already, and the form to add one. */
export function TheftReport() {
  const { data: proofs = [] } = useQuery(proofsQuery);
  const reports = proofs.filter(({ kind }) => kind === "identity_theft_report");

  return (
    <Stack gap="3">
      {reports.map(({ id, name }) => (
        <Flex key={id} gap="2" align="center" color="success.fg">
          <CheckIcon />
          <Text overflowWrap="anywhere">
            <FormattedMessage id="theft.upload.kept" values={{ name }} />
          </Text>
        </Flex>
      ))}
      <AddProof kind="identity_theft_report" />
    </Stack>
  );
}
