import {
  countedReceipts,
  flagsInForce,
  isBesideMonthly,
  whyFlagged,
} from '../../hotels/countedFigures.rules.ts';
import { filingKeys } from '../revision.sql.ts';
import { followed } from './followed.rules.ts';
import { handovers, closures } from './openings.rules.ts';
import type { ProductName } from '../../productName.rules.ts';
import { columnList } from '../../../platform/lib/columns.sql.ts';

/** Kinds of news, the most important first. */
export const NEWS_KINDS = ['SOLD', 'CLOSED', 'OPENED', 'FLAGGED', 'REVISED', 'WITHDRAWN', 'FILED'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Facts of each tax's filings. */
const filings = {
  hotel: {
    receipts: 'room_receipts_cents',
    counted: (alias: string) => countedReceipts(alias),
    isEstimate: () => 'false',
    /** Columns whose change is a revision. */
    figures: ['room_receipts_cents', 'taxable_receipts_cents', 'room_capacity'],
    rooms: (alias: string) => `nullif(${alias}.room_capacity, 0)`,
    months: (alias: string) => `${alias}.period_months::int`,
    counts: `not ${isBesideMonthly('f')}`,
    why: `${whyFlagged('a')}::jsonb`,
    isFlagged: `${whyFlagged('a')} is not null and (b.id is null or row(${flagsInForce('a')})
      is distinct from row(${flagsInForce('b')}))`,
  },
  beverage: {
    receipts: 'total_receipts_cents',
    counted: (alias: string) => `${alias}.total_receipts_cents`,
    isEstimate: (alias: string) => `coalesce(${alias}.is_estimate, false)`,
    figures: [
      'total_receipts_cents',
      'liquor_receipts_cents',
      'wine_receipts_cents',
      'beer_receipts_cents',
      'cover_charge_receipts_cents',
    ],
    rooms: () => 'null::int',
    months: () => '1',
    counts: 'true',
    why: 'null::jsonb',
    isFlagged: 'a.is_estimate and b.is_estimate is not true',
  },
} as const;

/** SQL of the filings that releases brought to followed properties, with what each of them replaced. */
function changes(product: ProductName): string {
  const { counts } = filings[product];
  const filingsWhere = (where: string): string => `select f.* from ${product}_mine mine
      join ${product}_filing f on f.property_id = mine.property_id where ${where} and ${counts}`;
  const told = 'in (select id from told)';
  // Current and replaced filings apart, so that each branch can use its own index.
  return `${product}_mine as materialized (select property_id from ${product}_followed),
    ${product}_after as materialized (
      ${filingsWhere(`f.replaced_by_release_id is null and f.release_id ${told}`)}
      union all
      ${filingsWhere(`f.replaced_by_release_id is not null and f.release_id ${told}`)}
    ),
    ${product}_before as materialized (${filingsWhere(`f.replaced_by_release_id ${told}`)})`;
}

/** SQL: two filings have the same property and period, and the first replaced the second. */
function isReplaced(product: ProductName): string {
  const keys = ['property_id', ...filingKeys[product]].map((column) => `a.${column} = b.${column}`);
  return `${keys.join(' and ')} and a.release_id = b.replaced_by_release_id`;
}

function filed(product: ProductName): string {
  const { receipts, counted, isEstimate, figures, rooms, months, why, isFlagged } = filings[product];
  const values = (alias: string): string => `row(${columnList(figures, alias)})`;
  const kinds = `select 'FLAGGED' where a.id is not null and ${isFlagged}
        union all select 'FILED' where b.id is null
        union all select 'WITHDRAWN' where a.id is null
        union all select 'REVISED' where a.id is not null and b.id is not null and ${values('a')} is distinct from ${values('b')}`;
  return `select coalesce(a.release_id, b.replaced_by_release_id) as release_id, n.kind,
      coalesce(a.property_id, b.property_id) as property_id, coalesce(a.period_end, b.period_end) as on_day,
      case when a.id is null then ${months('b')} else ${months('a')} end as period_months,
      b.${receipts} as receipts_before, a.${receipts} as receipts_after,
      ${counted('b')} as counted_before, ${counted('a')} as counted_after,
      ${isEstimate('b')} as was_estimate, ${isEstimate('a')} as is_estimate,
      ${rooms('b')} as rooms_before, ${rooms('a')} as rooms_after,
      case when n.kind = 'FLAGGED' then ${why} end as why, coalesce(a.id, b.id)::int as item, null::int as other_id,
      null::date as last_filed
    from ${product}_after a full join ${product}_before b on ${isReplaced(product)}
    cross join lateral (${kinds}) n(kind)`;
}

function ofTax(product: ProductName): string {
  return `select i.*, '${product}' as product, p.location_name as name, p.city
    from (
      ${filed(product)}
      union all
      ${handovers(product)}
      union all
      ${closures(product)}
    ) i join ${product}_property p on p.id = i.property_id`;
}

/**
 * SQL of the news in releases (SQL of their ids) about the properties that a member (a placeholder) follows; `n` has
 * the columns of {@link newsColumns}.
 */
export function newsItems(member: string, releases: string): string {
  return `(
    with told as materialized (${releases}),
    hotel_followed as (${followed('hotel', member)}),
    beverage_followed as (${followed('beverage', member)}),
    ${changes('hotel')},
    ${changes('beverage')}
    ${ofTax('hotel')}
    union all
    ${ofTax('beverage')}
  ) n`;
}

/** SQL of the place of a kind of news `n` in an answer. */
export const kindRank = `array_position(array[${NEWS_KINDS.map((kind) => `'${kind}'`).join(', ')}], n.kind)`;

export const newsColumns = `n.release_id as "releaseId", n.kind, upper(n.product) as product,
  n.property_id as "propertyId", n.name, n.city, n.on_day as "onDay", n.period_months as "periodMonths",
  n.receipts_before as "receiptsBefore", n.receipts_after as "receiptsAfter",
  n.counted_before as "countedBefore", n.counted_after as "countedAfter",
  n.was_estimate as "wasEstimate", n.is_estimate as "isEstimate",
  n.rooms_before as "roomsBefore", n.rooms_after as "roomsAfter", n.why, n.other_id as "otherId",
  to_char(n.last_filed, 'YYYY-MM') as "lastFiled"`;

/** Order of the news. */
export const newsOrder = [
  { sql: 'n.release_id', type: 'bigint', direction: 'desc' },
  { sql: kindRank, type: 'integer', direction: 'asc' },
  { sql: 'n.name', type: 'text', direction: 'asc' },
  { sql: 'n.property_id', type: 'integer', direction: 'asc' },
  { sql: 'n.on_day', type: 'date', direction: 'desc' },
  { sql: 'n.item', type: 'integer', direction: 'asc' },
] as const;

/** A row of {@link newsItems}; amounts are cents. */
export interface NewsRow {
  releaseId: number;
  kind: NewsKind;
  product: 'HOTEL' | 'BEVERAGE';
  propertyId: number;
  name: string;
  city: string | null;
  /** Last day of the filing's period, or the day on which a property opened, closed or was sold. */
  onDay: string;
  /** Null unless it is about a filing. */
  periodMonths: number | null;
  receiptsBefore: number | null;
  receiptsAfter: number | null;
  /** Receipts that count, in cents; null without a filing, or if an operator left it out. */
  countedBefore: number | null;
  countedAfter: number | null;
  /** True if the comptroller estimated them for a taxpayer who did not file. */
  wasEstimate: boolean;
  isEstimate: boolean;
  roomsBefore: number | null;
  roomsAfter: number | null;
  /** Facts behind a hotel filing's flags. */
  why: unknown;
  /** The new property, if one opened or took over. */
  otherId: number | null;
  /** Last month filed for, if the property closed by silence, or if the new one began to file only after it. */
  lastFiled: string | null;
}
