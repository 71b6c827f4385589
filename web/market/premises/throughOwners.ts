import { NO_PAGE } from '../../ui/hooks/useAllPages.ts';
import type { LoadPage, PageOf } from '../../ui/hooks/useAllPages.ts';
import type { PropertyKey } from './property.ts';
import { isSameProperty } from './property.ts';

interface OwnersPage<Row> extends PageOf<Row> {
  /** The properties of all owners. */
  owners: readonly PropertyKey[];
}

/** Pages of one property after the other: of the page's own, and then of the other owners' that its first page names. */
export function throughOwners<Row>(
  own: PropertyKey,
  load: (key: PropertyKey, after: string | null) => Promise<OwnersPage<Row> | null>,
): LoadPage<Row> {
  let keys = [own];
  return async (after) => {
    const [at = '0', cursor = ''] = after?.split(' ') ?? [];
    const index = Number(at);
    const key = keys[index];
    const page = key && (await load(key, cursor === '' ? null : cursor));
    if (!page) return NO_PAGE;
    if (index === 0) keys = [own, ...page.owners.filter((each) => !isSameProperty(each, own))];
    const { hasNextPage, endCursor } = page.pageInfo;
    const next = hasNextPage
      ? `${at} ${endCursor ?? ''}`
      : index + 1 < keys.length
        ? String(index + 1)
        : null;
    return { nodes: page.nodes, pageInfo: { hasNextPage: next !== null, endCursor: next } };
  };
}
