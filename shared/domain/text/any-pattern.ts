/** The pattern that matches where one of these does, the first of them first; their flags have to be alike. */
export function anyPattern(first: RegExp, ...others: readonly RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => source).join("|"), first.flags);
}

/** As `anyPattern`, of a whole text. */
export function anyWhole(first: RegExp, ...others: readonly RegExp[]): RegExp {
  return new RegExp(`^(?:${anyPattern(first, ...others).source})$`, first.flags);
}
