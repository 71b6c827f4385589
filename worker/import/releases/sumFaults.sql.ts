import { hasFigure } from '../../../server/market/figures/figureSql.rules.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';

/** Amounts of places' months, as they count and as they were filed. */
const hotelAmounts = [
  'room_receipts_cents',
  'filed_receipts_cents',
  'revpar_receipts_cents',
  'taxable_receipts_cents',
  'marketplace_cents',
  'apportioned_cents',
  'exempt_receipts_cents',
  'exemptible_receipts_cents',
];
const barAmounts = ['total_receipts_cents', 'estimated_cents'];

const sums = (names: readonly string[]): string =>
  names.map((name) => `coalesce(sum(${name}), 0)`).join(', ');

/** Rows that differ between two queries, with their names. */
const differences = (name: string, one: string, other: string): string => `
  (select '${name}: ' || odd::text as fault from (
    ((${one}) except all (${other})) union all ((${other}) except all (${one}))
  ) odd limit 5)`;

/**
 * A place's years are its months; a county's months are those of its cities, city not given included. Of what was filed
 * see below: a city has no month if nothing of it counts.
 */
function ofPlaces(product: ImportedProduct, amounts: readonly string[]): string[] {
  const [names, months, years] = [sums(amounts), `${product}_place_month`, `${product}_place_year`] as const;
  const counted = sums(amounts.filter((name) => name !== 'filed_receipts_cents'));
  return [
    differences(
      'years and their months',
      `select kind, place_key, county_code, year::int, count(*), ${names} from (
        select kind, place_key, county_code, extract(year from month) as year, ${amounts.join(', ')} from ${months}
      ) m group by 1, 2, 3, 4`,
      `select kind, place_key, county_code, year::int, sum(months), ${names} from ${years} group by 1, 2, 3, 4`,
    ),
    differences(
      'counties and their cities',
      `select place_key, month, ${counted} from ${months} where kind = 'COUNTY' group by 1, 2`,
      `select county_code::text, month, ${counted} from ${months} where kind = 'CITY_IN_COUNTY' group by 1, 2`,
    ),
  ];
}

/** The receipts of a filing `f` that count, by its flag and decision. */
const counted = `case when f.decision = 'LEFT_OUT' then 0
    when f.decision is null and f.receipts_flag in ('EXTRA_DIGIT', 'UNSUPPORTED_TOTAL') then f.taxable_receipts_cents
    else f.room_receipts_cents end`;
/** Current filings, without monthly filers' sums over a quarter of which a month was filed. */
const standing = `from hotel_filing f where f.replaced_by_release_id is null and not (
    f.filer_type = 50 and f.period_months = 3 and exists (
      select from hotel_filing m where m.property_id = f.property_id and m.period_months = 1
        and m.replaced_by_release_id is null and date_trunc('quarter', m.period_end) = date_trunc('quarter', f.period_end)
    )
  )`;
const whole = 'month in (select distinct month from hotel_place_month)';

const ofHotels = [
  differences(
    'quarters of a property and its filings',
    `select f.property_id, date_trunc('quarter', f.period_end), sum(${counted}), sum(f.room_receipts_cents),
      sum(f.taxable_receipts_cents) ${standing} group by 1, 2`,
    `select property_id, date_trunc('quarter', month), sum(room_receipts_cents), sum(filed_receipts_cents),
      sum(taxable_receipts_cents) from hotel_month group by 1, 2`,
  ),
  differences(
    'counties and their properties',
    `select county_code::text, month, coalesce(sum(room_receipts_cents) filter (where not is_left_out), 0),
      sum(filed_receipts_cents) from hotel_month m where county_code is not null and ${whole} group by 1, 2
      having ${hasFigure}`,
    `select place_key, month, room_receipts_cents, filed_receipts_cents from hotel_place_month where kind = 'COUNTY'`,
  ),
  differences(
    'counties and their cities as filed',
    `select place_key, month, filed_receipts_cents from hotel_place_month where kind = 'COUNTY'`,
    `select place_key, month, sum(part.filed) from (
        select county_code::text as place_key, month, filed_receipts_cents as filed
        from hotel_place_month where kind = 'CITY_IN_COUNTY'
        union all
        select county_code::text, month, sum(filed_receipts_cents) from hotel_month m where is_left_out
        group by county_code, city, month having (city, county_code, month) not in (
          select place_key, county_code, month from hotel_place_month where kind = 'CITY_IN_COUNTY'
        )
      ) part
      join hotel_place_month county using (place_key, month) where county.kind = 'COUNTY' group by 1, 2`,
  ),
  ...Object.entries({ brand_id: 'brand_month', parent_company_id: 'parent_company_month' }).map(
    ([key, table]) =>
      differences(
        `months by ${key} and their properties`,
        `select ${key}, month, coalesce(sum(room_receipts_cents) filter (where not is_left_out), 0),
        sum(filed_receipts_cents) from hotel_month m join brand on brand.id = brand_id where ${whole} group by 1, 2
        having ${hasFigure}`,
        `select ${key}, month, room_receipts_cents, filed_receipts_cents from ${table}`,
      ),
  ),
];

const ofBars = [
  differences(
    'months of a property and its filings',
    `select property_id, date_trunc('month', period_end)::date, total_receipts_cents from beverage_filing
      where source = 'portal' and replaced_by_release_id is null
      union all select property_id, month, sum(total_receipts_cents) from beverage_legacy_link group by 1, 2`,
    `select property_id, month, total_receipts_cents from beverage_month`,
  ),
  differences(
    'the state and its properties',
    `select month, sum(total_receipts_cents) from beverage_month
      where month in (select distinct month from beverage_place_month) and county_code is not null group by 1`,
    `select month, sum(total_receipts_cents) from beverage_place_month where kind = 'COUNTY' group by 1`,
  ),
];

/** Queries of the sums that differ. A tax whose filings are not summed has none. */
const checks: Readonly<Record<ImportedProduct, readonly string[]>> = {
  hotel: [...ofPlaces('hotel', hotelAmounts), ...ofHotels],
  beverage: [...ofPlaces('beverage', barAmounts), ...ofBars],
};

const noFault = 'select null::text as fault where false';

/** SQL of the sums of a tax that differ from their parts, to the cent, in both readings; no row if none do. */
export function sumFaultsOf(product: ImportedProduct): string {
  return `/* verify.sumFaults ${product} */ ${[noFault, ...checks[product]].join(' union all ')}`;
}
