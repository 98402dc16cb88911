import { QueryClient } from "@tanstack/react-query";
import { makeDispute } from "#shared/testing/dispute";
import { fakeApi, pageOf } from "#web/src/testing/fake-api";
import { disputesQuery } from "./queries";

const disputes = Array.from({ length: 230 }, (_, index) => makeDispute({ id: `dispute-${index}` }));

/** 230 disputes in pages of 100; `nextOf` says which cursor the page that begins at an index is answered with. */
async function read(nextOf: (start: number) => string | undefined) {
  const seen = fakeApi({
    "disputes/list-disputes": ({ query }) => {
      const start = Number(query.cursor ?? 0);
      return pageOf(disputes.slice(start, start + Number(query.limit)), nextOf(start));
    },
  });
  const found = await new QueryClient().fetchQuery(disputesQuery);
  return { ids: found.map(({ id }) => id), cursors: seen.map(({ query }) => query.cursor) };
}

test("a member with 230 disputes gets them all, in order: the list follows the cursor over 3 pages", async () => {
  const { ids, cursors } = await read((start) => (start + 100 < 230 ? String(start + 100) : undefined));
  expect(ids).toEqual(disputes.map(({ id }) => id));
  expect(cursors).toEqual([undefined, "100", "200"]);
});

test("a server that repeats a cursor makes no endless loop, and no page is read twice", async () => {
  const { ids, cursors } = await read(() => "100");
  expect(ids).toEqual(disputes.slice(0, 200).map(({ id }) => id));
  expect(cursors).toEqual([undefined, "100"]);
});
