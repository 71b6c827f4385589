import type { TestServer } from '../../launch/test/query.ts';
import type { RankedSubject, Ranking, RankingRow } from './ranking.type.ts';

/**
 * Months of hotels and bars straight from their current filings, as a second way to every figure of a ranking: the
 * filed receipts, or the taxable ones where the receipts are flagged; quarters by days; rooms unless flagged.
 */
const filedMonths = `
  hotel_filed as (
    select f.property_id, f.is_marketplace, f.city, f.county_code, f.zip, f.period_end, m.month::date as month,
      (date_trunc('month', f.period_end) - (f.period_months - 1) * interval '1 month')::date as first_day,
      case when f.receipts_flag is null then f.room_receipts_cents else f.taxable_receipts_cents end as counted,
      case when f.rooms_flag is null and not f.is_marketplace then nullif(f.room_capacity, 0) end as rooms
    from hotel_filing f
    cross join lateral generate_series(
      date_trunc('month', f.period_end) - (f.period_months - 1) * interval '1 month', f.period_end, '1 month'
    ) m(month)
    where f.replaced_by_release_id is null
  ), hotel as (
    select *, (month + interval '1 month')::date - month as days,
      (round(counted * ((month + interval '1 month')::date - first_day)::numeric / (period_end + 1 - first_day))
        - round(counted * (month - first_day)::numeric / (period_end + 1 - first_day)))::bigint as cents
    from hotel_filed
  ), bar as (
    select f.property_id, false as is_marketplace, f.city, f.county_code, f.zip,
      date_trunc('month', f.period_end)::date as month, f.total_receipts_cents as cents
    from beverage_filing f where f.replaced_by_release_id is null and f.source = 'portal'
  )`;

export interface Compared {
  name: string;
  later: string;
  earlier: string | null;
  alike_later: string | null;
  alike_earlier: string | null;
}

/** SQL of receipts of two years ($1 and $2, months) by a key, and of the properties with figures in both. */
export function compared(table: 'hotel' | 'bar', key: string, where = 'true'): string {
  const alike = (
    own: string,
    other: string,
  ): string => `sum(cents) filter (where month = any(${own}::date[]) and exists (
        select from own o where o.name = own.name and o.property_id = own.property_id
          and o.month = any(${other}::date[]) and extract(month from o.month) = extract(month from own.month)
      ))`;
  return `, own as materialized (
      select ${key} as name, property_id, month, sum(cents) as cents from ${table}
      where month = any($1::date[] || $2::date[]) and ${key} is not null and ${where} group by 1, 2, 3
    )
    select name, sum(cents) filter (where month = any($1::date[])) as later,
      sum(cents) filter (where month = any($2::date[])) as earlier,
      ${alike('$1', '$2')} as alike_later, ${alike('$2', '$1')} as alike_earlier
    from own group by name having count(*) filter (where month = any($1::date[])) > 0`;
}

/** Every month of a year, as dates. */
export function datesOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, at) => `${String(year)}-${String(at + 1).padStart(2, '0')}-01`);
}

export function dollars(cents: string | number | null): number | null {
  return cents === null ? null : Number(cents) / 100;
}

export function percentOf(later: number, earlier: number): number {
  return Math.round(((later - earlier) / earlier) * 10_000) / 100;
}

/** A ranking as it is answered, with what the test asks of its subjects. */
export interface Answered<Subject> extends Omit<Ranking, 'nodes' | 'totalCount'> {
  totalCount: number;
  nodes: (RankingRow & { subject: Subject })[];
}

const FACTS = 'totalCount note receipts minimumProperties tooSmall withoutFigure months comparedMonths';

/** Asks for a ranking, and for figures of filings. */
export interface RankingBench {
  ask: <Subject = typeof RankedSubject>(
    field: string,
    args: string,
    row: string,
  ) => Promise<Answered<Subject>>;
  filed: <Row>(sql: string, values: unknown[]) => Promise<Row[]>;
}

export function rankingBench(server: TestServer): RankingBench {
  return {
    ask: async <Subject>(field: string, args: string, row: string) => {
      const document = `{ ranked: ${field}(${args}) { ${FACTS} nodes { ${row} } pageInfo { hasNextPage endCursor } } }`;
      return (await server.query<{ ranked: Answered<Subject> }>(document)).ranked;
    },
    filed: (sql, values) => server.db.query(`/* test.filedMonths */ with ${filedMonths} ${sql}`, values),
  };
}
