/** The pattern that matches where one of these does, the first of them first; their flags have to be alike. */
export function anyPattern(first: RegExp, ...others: readonly RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => source).join("|"), first.flags);
}
