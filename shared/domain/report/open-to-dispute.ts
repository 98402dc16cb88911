/** Whether an item can be disputed now: no dispute of it is open, and no bureau's answer says that it is gone. */
export function isOpenToDispute({ isDisputed, isRemoved }: { isDisputed: boolean; isRemoved?: boolean }): boolean {
  return !isDisputed && isRemoved !== true;
}
