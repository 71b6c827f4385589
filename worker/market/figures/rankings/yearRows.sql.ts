import { countedBeverageMonths } from '../../../../server/market/beverages/countedMonths.rules.ts';
import {
  joinMonthNumber,
  yearKey,
  yearValues,
} from '../../../../server/market/figures/rankings/yearRows.rules.ts';
import type { ProductName } from '../../../../server/market/productName.rules.ts';

/** Keeps the year rows of properties: see the server's yearRows.rules.ts. */

/** Properties of a year up to which looking each of them up takes less time than reading the whole year. */
const MOST_PROPERTIES = 1500;

function findYears(product: ProductName): string {
  return `/* yearRows.find ${product} */
  create temporary table touched_${product}_year on commit drop as
  select property_id, year, count(*) over (partition by year) <= ${MOST_PROPERTIES} as is_sparse
  from (
    select distinct property_id, extract(year from month)::smallint as year from touched_${product}_month
  ) touched`;
}

/** SQL of an array of the months of touched years, for an index by month. */
function monthsOfYears(product: ProductName, only = 'true'): string {
  return `array(
      select make_date(year, n, 1)
      from (select distinct year from touched_${product}_year where ${only}) touched, generate_series(1, 12) n
    )`;
}

const inYear = 'm.month >= make_date(t.year, 1, 1) and m.month <= make_date(t.year, 12, 1)';

/**
 * SQL of the touched years `t` with their months `m` that count, in parts. A change of a single month of an earlier
 * year, such as a flag, must not read that year of every hotel.
 */
const counted: Record<ProductName, Record<string, string>> = {
  hotel: {
    whole: `(select * from touched_hotel_year where not is_sparse) t
    join (
      select * from hotel_month where month = any(${monthsOfYears('hotel', 'not is_sparse')}) and not is_left_out
    ) m on m.property_id = t.property_id and ${inYear}`,
    // Compared as pairs, so that only the index by property is used.
    sparse: `(select * from touched_hotel_year where is_sparse) t
    join hotel_month m on m.property_id = t.property_id and not m.is_left_out
      and (m.property_id, m.month) between (t.property_id, make_date(t.year, 1, 1))
        and (t.property_id, make_date(t.year, 12, 1))`,
  },
  beverage: {
    all: `touched_beverage_year t
    join ${countedBeverageMonths(
      monthsOfYears('beverage'),
      [],
      'property_id in (select property_id from touched_beverage_month)',
    ).replace(/ counted$/, '')} m on m.property_id = t.property_id and ${inYear}`,
  },
};

function addYears(product: ProductName, part: string, from: string): string {
  const values = yearValues(product);
  const key = yearKey[product].map((name) => (name === 'year' ? 't.year' : `m.${name}`));
  return `/* yearRows.add ${product} ${part} */
    insert into ${product}_year (${[...yearKey[product], ...values.map(([column]) => column)].join(', ')})
    select ${[...key, ...values.map(([, sql]) => sql)].join(',\n      ')}
    from ${from}
    ${joinMonthNumber}
    group by ${key.join(', ')}`;
}

/**
 * Collects statistics of the years if they lack a touched one. PostgreSQL would expect no rows of it, and rankings would
 * compare each hotel with each: 12 seconds instead of 0.1, until a tenth of the table has changed.
 */
function analyzeNewYears(product: ProductName): string {
  return `/* yearRows.analyze ${product} */
    do $$ begin
      if exists (
        select year::integer from touched_${product}_year
        except select unnest(most_common_vals::text::integer[]) from pg_stats
          where schemaname = current_schema() and tablename = '${product}_year' and attname = 'year'
      ) then
        analyze ${product}_year (year);
      end if;
    end $$`;
}

/** Writes the years of the touched months again, after the months. */
export function writeYears(product: ProductName): string[] {
  return [
    findYears(product),
    `analyze touched_${product}_year`,
    `/* yearRows.remove ${product} */
    delete from ${product}_year y using touched_${product}_year t
    where y.property_id = t.property_id and y.year = t.year`,
    ...Object.entries(counted[product]).map(([part, from]) => addYears(product, part, from)),
    analyzeNewYears(product),
  ];
}
