import { badInput } from '../platform/errors.ts';
import { wanted, type StringFilter } from '../platform/lib/filters.ts';
import { firstDayOf, lastDayOf } from '../platform/lib/month.ts';
import type { OrderColumn, Params } from '../platform/lib/page.ts';
import { placeConditions } from './places/placeFilter.ts';
import type { FilingConditions } from './propertyFilters.type.ts';

/** Columns of a property that its filings can be narrowed by, under their names in filters. */
const columns = { taxpayerNumber: 'taxpayer_number', permit: 'permit' } as const;
type Column = keyof typeof columns;

type FilingFilter = FilingConditions & Partial<Record<Column, StringFilter | null>>;

/** Filings `f` by the end of their period, ties by id. */
export function byPeriod(direction: OrderColumn['direction']): OrderColumn[] {
  return [
    { sql: 'f.period_end', type: 'date', direction },
    { sql: 'f.id', type: 'bigint', direction },
  ];
}

/**
 * Conditions on filings `f` of properties `p`. Throws BAD_USER_INPUT unless the filter has one of the names or a month:
 * all filings of a tax are a million.
 */
export function filingConditions(filter: FilingFilter, names: readonly Column[], params: Params): string[] {
  const { from = null, to = null } = filter.month ?? {};
  const narrowed = names.flatMap((name) => {
    const texts = wanted(filter[name]);
    return texts ? [`p.${columns[name]} = any(${params.add(texts, 'text[]')})`] : [];
  });
  if (narrowed.length === 0 && from === null && to === null) {
    throw badInput(`Narrow the filings by ${names.join(', ')} or month.`);
  }
  return [
    ...narrowed,
    ...(from ? [`f.period_end >= ${params.add(firstDayOf(from), 'date')}`] : []),
    ...(to ? [`f.period_end <= ${params.add(lastDayOf(to), 'date')}`] : []),
    ...placeConditions('f', filter, params),
  ];
}
