import { MAX_PAGE } from './page.ts';

/** The part of a connection that reading on needs. */
export interface PageOf<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Every row of a list, page by page, for REST calls that answer it whole. */
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
