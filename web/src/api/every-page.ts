type Page<Item> = { page: Item[]; nextCursor?: string };

/** A whole list, page after page. It ends where a cursor comes a second time: no page is read twice. */
export async function everyPage<Item>(read: (cursor?: string) => Promise<Page<Item>>): Promise<Item[]> {
  const found: Item[] = [];
  const seen = new Set<string | undefined>();
  let cursor: string | undefined;
  do {
    seen.add(cursor);
    const { page, nextCursor } = await read(cursor);
    found.push(...page);
    cursor = nextCursor;
  } while (cursor && !seen.has(cursor));
  return found;
}
