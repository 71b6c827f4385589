import type { TestServer } from '../../server/launch/test/query.ts';

/** Ids of a year's new hotels as of a release, a page each. */
export async function hotelsOneByOne(
  server: TestServer,
  year: number,
  release: string,
  side: 'first' | 'last',
): Promise<string[]> {
  const [cursor, end, more] =
    side === 'first' ? ['after', 'endCursor', 'hasNextPage'] : ['before', 'startCursor', 'hasPreviousPage'];
  const document = `query ($year: Int, $asOf: AsOfInput, $cursor: String) { newHotels(year: $year, asOf: $asOf) {
    hotels(${side}: 1, ${cursor}: $cursor) { nodes { id } pageInfo { end: ${end} more: ${more} } }
  } }`;
  const ids: string[] = [];
  let page: { end: string | null; more: boolean } = { end: null, more: true };
  while (page.more) {
    const { newHotels }: { newHotels: { hotels: { nodes: { id: string }[]; pageInfo: typeof page } }[] } =
      await server.query(document, { year, asOf: { release }, cursor: page.end });
    const [found] = newHotels;
    if (found === undefined) throw new Error(`There is no ${String(year)}.`);
    ids.push(...found.hotels.nodes.map(({ id }) => id));
    page = found.hotels.pageInfo;
  }
  return ids;
}
