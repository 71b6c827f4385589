import { notFound } from '../../../platform/errors.ts';
import type { MonthRange } from '../../../platform/lib/filters.ts';
import { firstDayOf } from '../../../platform/lib/month.ts';
import { keyOf } from '../../../platform/lib/node.ts';
import type { Params } from '../../../platform/lib/page.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import type { MarketContext } from '../../context.ts';
import { placeConditions, type PlaceFilter } from '../../places/placeFilter.ts';
import { findOwnPortfolio } from '../../search/portfolios/portfolio.ts';
import { propertiesWith } from '../../premises/establishment.sql.ts';
import { findOwnSet } from '../../search/sets/comparisonSets.ts';
import type { ProductName } from '../../productName.rules.ts';

/** Arguments of the months of properties, with their GraphQL types. */
export const monthArgTypes = {
  city: 'StringFilter',
  county: 'StringFilter',
  zip: 'StringFilter',
  months: 'MonthRange',
  owner: 'String',
  portfolioId: 'ID',
} as const;

export interface MonthExportArgs extends PlaceFilter {
  months?: MonthRange | null;
  /** Taxpayer number: the months that properties filed under it. */
  owner?: string | null;
  portfolioId?: string | null;
}

/** Number of the member's own portfolio; null for none. Throws NOT_FOUND for others and for those of the other tax. */
export async function portfolioKey(
  product: ProductName,
  id: string | null | undefined,
  context: MarketContext,
): Promise<number | null> {
  const key = keyOf('portfolio', id);
  if (key === null) return null;
  const portfolio = await findOwnPortfolio(context.accounts, await requireViewer(context), key);
  if (portfolio?.product !== product) throw notFound('This portfolio');
  return key;
}

/** Number of the member's own comparison set; null for none. Throws NOT_FOUND for others. */
export async function setKey(id: string | null | undefined, context: MarketContext): Promise<number | null> {
  const key = keyOf('comparison-set', id);
  if (key === null) return null;
  const set = await findOwnSet(context.accounts, await requireViewer(context), key);
  if (!set) throw notFound('This comparison set');
  return key;
}

/** SQL of the properties of hotels or bars through all their owners; `ids` is SQL of properties that a member keeps. */
export function throughOwners(product: ProductName, ids: string): string {
  return `(
    select part.property_id from (${ids}) kept(id) cross join lateral ${propertiesWith(product, 'kept.id')} part
  )`;
}

/** Conditions on the months or filings of an alias: their places, owner and portfolio. */
export function monthConditions(
  alias: string,
  args: MonthExportArgs & { product: ProductName; portfolio: number | null },
  params: Params,
): string[] {
  const { portfolio, owner, product } = args;
  return [
    ...placeConditions(alias, args, params),
    ...(typeof owner === 'string'
      ? [
          `${alias}.property_id in (
        select id from ${product}_property where taxpayer_number = ${params.add(owner, 'text')}
      )`,
        ]
      : []),
    ...(portfolio === null
      ? []
      : [
          `${alias}.property_id in ${throughOwners(
            product,
            `select property_id from portfolio_property where portfolio_id = ${params.add(portfolio, 'integer')}`,
          )}`,
        ]),
  ];
}

/** A placeholder of the first day of a month; of null if it is not given. */
export function dayOf(month: string | null | undefined, params: Params): string {
  return params.add(month ? firstDayOf(month) : null, 'date');
}
