import { Button, Text } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useKnownUser } from "#web/src/api/session";
import { Dialog } from "#web/src/ui/dialog";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";

// With the code that draws QR codes: few set it up or end it, and once.
const SetUpFactor = lazy(async () => ({ default: (await import("./set-up-factor")).SetUpFactor }));
const EndFactor = lazy(async () => ({ default: (await import("./end-factor")).EndFactor }));

/** A code beside the password: on or off. */
export function FactorSection() {
  const user = useKnownUser();
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
        startsAtTitle
        title={<FormattedMessage id={isOn ? "account.factor.endTitle" : "account.factor.startTitle"} />}
      >
        <Suspense fallback={<SkeletonRows rows={3} />}>
          {isOn ? <EndFactor onDone={close} /> : <SetUpFactor onDone={close} />}
        </Suspense>
      </Dialog>
    </>
  );
}
