import { MAX_PAGE } from './page.ts';

/** Fields of a connection that are needed to read the next page. */
export interface PageOf<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Every row of a list, read page by page, for REST calls that return all of it. */
export async function allPages<Row>(
  fetchPage: (page: { first: number; after: string | null }) => Promise<PageOf<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  for (;;) {
    const { nodes, pageInfo }: PageOf<Row> = await fetchPage({ first: MAX_PAGE, after });
    rows.push(...nodes);
    if (!pageInfo.hasNextPage) return rows;
    after = pageInfo.endCursor;
  }
}
