import { badInput, notFound } from '../../platform/errors.ts';
import type { MonthRange } from '../../platform/lib/filters.ts';
import { firstDayOf } from '../../platform/lib/month.ts';
import { databaseKey, type NodeKind } from '../../platform/lib/node.ts';
import type { Params } from '../../platform/lib/page.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MarketContext } from '../context.ts';
import { placeConditions, type PlaceFilter } from '../places/placeFilter.ts';
import { findOwnPortfolio } from '../portfolios/portfolio.ts';

/** Arguments of the months of properties, with their GraphQL types. */
export const monthArgTypes = {
  city: 'StringFilter',
  county: 'StringFilter',
  zip: 'StringFilter',
  months: 'MonthRange',
  portfolioId: 'ID',
} as const;

export interface MonthExportArgs extends PlaceFilter {
  months?: MonthRange | null;
  portfolioId?: string | null;
}

/** The number in an id; null for no id. Throws BAD_USER_INPUT for an id of another kind. */
export function keyOf(kind: NodeKind, id: string | null | undefined): number | null {
  if (id === null || id === undefined) return null;
  const key = databaseKey(kind, id);
  if (key === null) throw badInput(`${JSON.stringify(id)} is not an id of a ${kind.replace('-', ' ')}.`);
  return key;
}

/** Number of the member's own portfolio; null for none. Throws NOT_FOUND for others and for those of the other tax. */
export async function portfolioKey(
  product: 'hotel' | 'beverage',
  id: string | null | undefined,
  context: MarketContext,
): Promise<number | null> {
  const key = keyOf('portfolio', id);
  if (key === null) return null;
  const portfolio = await findOwnPortfolio(context.accounts, await requireViewer(context), key);
  if (portfolio?.product !== product) throw notFound('This portfolio');
  return key;
}

/** Conditions on the months or filings of an alias: their places and portfolio. */
export function monthConditions(
  alias: string,
  args: PlaceFilter & { portfolio: number | null },
  params: Params,
): string[] {
  const { portfolio } = args;
  return [
    ...placeConditions(alias, args, params),
    ...(portfolio === null
      ? []
      : [
          `${alias}.property_id in (
        select property_id from portfolio_property where portfolio_id = ${params.add(portfolio, 'integer')}
      )`,
        ]),
  ];
}

/** A placeholder of the first day of a month; of null if it is not given. */
export function dayOf(month: string | null | undefined, params: Params): string {
  return params.add(month ? firstDayOf(month) : null, 'date');
}
