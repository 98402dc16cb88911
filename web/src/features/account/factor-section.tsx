import { Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useUser } from "#web/src/api/session";
import { Dialog } from "#web/src/ui/dialog";
import { EndFactor } from "./end-factor";
import { SetUpFactor } from "./set-up-factor";

/** A code beside the password: on or off. */
export function FactorSection() {
  const { user } = useUser();
  const [isOpen, setOpen] = useState(false);
  const isOn = user?.hasSecondFactor === true;
  const close = () => setOpen(false);

  return (
    <>
      <Text>
        <FormattedMessage id={isOn ? "account.factor.on" : "account.factor.off"} />
      </Text>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <FormattedMessage id={isOn ? "account.factor.end" : "account.factor.start"} />
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={<FormattedMessage id={isOn ? "account.factor.endTitle" : "account.factor.startTitle"} />}
      >
        {isOn ? <EndFactor onDone={close} /> : <SetUpFactor onDone={close} />}
      </Dialog>
    </>
  );
}
