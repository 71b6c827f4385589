import { testDatabase, type TestDatabase } from '../../../launch/test/database.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import type { Ranking } from './ranking.type.ts';
import type { RankedSubject, RankingRow } from './rankingRow.type.ts';
import type { ProductName } from '../../productName.rules.ts';

/** SQL of the latest owner's property of the hotel or bar of a filing `f`. */
function wholeId(product: ProductName): string {
  return `coalesce((
      select e.latest_property_id from establishment_property e
      where e.product = '${product}' and e.property_id = f.property_id
    ), f.property_id) as whole_id`;
}

/**
 * Months of hotels and bars straight from their current filings, as a second way to every figure of a ranking: the
 * filed receipts, or the taxable ones where the flag says so; quarters by days; rooms unless flagged.
 */
const filedMonths = `
  hotel_filed as (
    select f.property_id, ${wholeId('hotel')}, f.is_marketplace, f.city, f.county_code, f.zip, f.period_end, m.month::date as month,
      (date_trunc('month', f.period_end) - (f.period_months - 1) * interval '1 month')::date as first_day,
      case when f.receipts_flag in ('EXTRA_DIGIT', 'UNSUPPORTED_TOTAL') then f.taxable_receipts_cents
        else f.room_receipts_cents end as counted,
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
    select f.property_id, ${wholeId('beverage')}, false as is_marketplace, f.city, f.county_code, f.zip,
      date_trunc('month', f.period_end)::date as month, f.total_receipts_cents as cents
    from beverage_filing f where f.replaced_by_release_id is null and f.source = 'portal'
  )`;

export interface Compared {
  name: string;
  later: string;
  later_months: number;
  earlier: string | null;
  alike_later: string | null;
  alike_earlier: string | null;
}

/**
 * SQL of receipts of two years ($1 and $2, months) by a key, and of the properties with figures in both: of the whole
 * hotels or bars, if these are the key.
 */
export function compared(table: 'hotel' | 'bar', key: string, where = 'true'): string {
  const alike = (
    own: string,
    other: string,
  ): string => `sum(cents) filter (where month = any(${own}::date[]) and exists (
        select from own o where o.name = own.name and o.property_id = own.property_id
          and o.month = any(${other}::date[]) and extract(month from o.month) = extract(month from own.month)
      ))`;
  const unit = key === 'whole_id' ? key : 'property_id';
  return `, own as materialized (
      select ${key} as name, ${unit} as property_id, month, sum(cents) as cents from ${table}
      where month = any($1::date[] || $2::date[]) and ${key} is not null and ${where} group by 1, 2, 3
    )
    select name, sum(cents) filter (where month = any($1::date[])) as later,
      count(distinct month) filter (where month = any($1::date[]))::integer as later_months,
      sum(cents) filter (where month = any($2::date[])) as earlier,
      ${alike('$1', '$2')} as alike_later, ${alike('$2', '$1')} as alike_earlier
    from own group by name having count(*) filter (where month = any($1::date[])) > 0`;
}

/** The latest year with all of its months, for both taxes. */
async function latestWholeYear(server: TestServer): Promise<number> {
  const [row] = await server.db.query<{ year: number }[]>(`/* test.wholeYear */
    select max(h.year)::integer as year from hotel_place_year h join beverage_place_year b using (kind, place_key, year)
    where h.kind = 'COUNTY' and h.months = 12 and b.months = 12`);
  return row?.year ?? 0;
}

/** Every month of a year, as dates. */
export function datesOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, at) => `${String(year)}-${String(at + 1).padStart(2, '0')}-01`);
}

export function dollars(cents: string | number | null): number | null {
  return cents === null ? null : Number(cents) / 100;
}

export function percentChange(later: number, earlier: number): number {
  return Math.round(((later - earlier) / earlier) * 10_000) / 100;
}

/** A ranking as it is answered, with what the test asks of its subjects. */
export interface Answered<Subject> extends Omit<Ranking, 'nodes' | 'totalCount'> {
  totalCount: number;
  nodes: (RankingRow & { subject: Subject })[];
}

const FACTS =
  'totalCount note receipts minimumProperties minimumMonths tooSmall tooFewMonths withoutFigure months comparedMonths';

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

/** The sample with a server, and the latest year with all of its months. */
export interface Ranked {
  database: TestDatabase;
  server: TestServer;
  bench: RankingBench;
  year: number;
  /** The year as arguments. */
  inYear: string;
}

/** Starts a server of a test file's own on the sample, whose releases span years and have every flaw of the real ones. */
export async function startRanked(): Promise<Ranked> {
  const database = await testDatabase({ kind: 'sample' });
  const server = await testServer({ database });
  const year = await latestWholeYear(server);
  const inYear = `from: "${String(year)}-01", to: "${String(year)}-12"`;
  return { database, server, bench: rankingBench(server), year, inYear };
}
