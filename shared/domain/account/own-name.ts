type Named = {
  registeredAt?: string;
  contract?: object;
  nextContract?: object;
};

/** Whether members may correct their own name: until they sign a contract, which is made and signed under it. */
export function mayCorrectName({ registeredAt, contract, nextContract }: Named): boolean {
  return registeredAt !== undefined && contract === undefined && nextContract === undefined;
}
