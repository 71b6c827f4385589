import { pastBeverageMonths } from '../../beverages/beverageMonthAsOf.sql.ts';
import { pastHotelMonths } from '../../hotels/pastHotelMonths.sql.ts';
import { pastCityReceipts } from '../../places/pastCityReceipts.sql.ts';
import { describedProperties } from '../../premises/describing.rules.ts';
import { standingFor } from '../../premises/establishment.sql.ts';
import { pastEstablishmentMonths } from '../../premises/establishmentMonths.sql.ts';
import { currentAsOf, type Span } from '../../releases/asOf.sql.ts';
import { allPropertiesIn } from './portfolio.sql.ts';
import { selectChart } from './portfolioChart.sql.ts';
import { monthsAsOne, selectFigures, withinTwoYears } from './portfolioFigures.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

/** The statements of a portfolio over tables of the same names that hold what was true as of a release. */

const pastMonths = { hotel: pastHotelMonths, beverage: pastBeverageMonths };

/** The first and last of the months that the keys ask for ($2 and $3), of one portfolio at a time. */
const charted: Span = { first: '($2::date[])[1]', last: '($3::date[])[1]' };

/** $5: the release's number, otherwise as `portfolioChart`, of one portfolio. */
export function portfolioChartAsOf(product: ProductName): string {
  const ids = allPropertiesIn(product, '$1::int[]');
  const within = `m.month between ${charted.first} and ${charted.last}`;
  return `/* portfolioChartAsOf ${product} */
  with ${pastMonths[product]({ ids, release: '$5::bigint', spans: [charted] })},
  ${selectChart(product, `select * from ${pastEstablishmentMonths(product, within)} each`)}`;
}

const release = '$5::bigint';
const month = '($2::date[])[1]';
const twoYears: Span = { first: `(${month} - interval '23 months')`, last: month };

/**
 * The first and last months of so many earlier spans ($3 and $4). There is always one, or else PostgreSQL would not know the
 * parameters' types; without its values no month is in it.
 */
function earlierSpans(count: number): Span[] {
  return Array.from({ length: Math.max(count, 1) }, (_, at) => ({
    first: `($3::date[])[${String(at + 1)}]`,
    last: `($4::date[])[${String(at + 1)}]`,
  }));
}

/**
 * $3 and $4: first and last months of earlier spans (their number) that the properties' months include as well, $5: the
 * release's number, otherwise as `portfolioFigures`, of one portfolio.
 */
export function portfolioFiguresAsOf(product: ProductName, earlier: number): string {
  const spans = earlierSpans(earlier);
  const isRead = [
    withinTwoYears(month),
    ...spans.map(({ first, last }) => `m.month between ${first} and ${last}`),
  ];
  return `/* portfolioFiguresAsOf ${product} */
  with ${pastCities(product)},
  ${product === 'hotel' ? pastHotels([twoYears, ...spans]) : pastBars()}
  ${selectFigures(product, {
    description: 'left join described_property p on p.standing_id = kept.property_id',
    months: `left join (
    select m.property_id, ${monthsAsOne}
    from ${pastEstablishmentMonths(product, `(${isRead.join(' or ')})`)} m group by m.property_id
  ) own on own.property_id = kept.property_id`,
    market: 'left join city_month market on market.city = p.city',
  })}`;
}

/** The receipts of every city that the properties had filed in by then. */
function pastCities(product: ProductName): string {
  const cities = `array(
      select distinct city from ${product}_filing
      where property_id = any(${allPropertiesIn(product, '$1::int[]')}) and release_id <= ${release}
    )`;
  return pastCityReceipts({ product, cities, month, release });
}

function pastHotels(spans: readonly Span[]): string {
  const ids = allPropertiesIn('hotel', '$1::int[]');
  const filings = `(select * from (${currentAsOf('hotel_filing', release)}) f where property_id = any(${ids}))`;
  // Must come first: the CTEs below replace today's tables under the same names.
  return `${describedAs('hotel', ['filer_type', 'is_marketplace'], filings)},
  ${pastHotelMonths({ ids, release, spans })}`;
}

function pastBars(): string {
  const ids = allPropertiesIn('beverage', '$1::int[]');
  return `${pastBeverageMonths({ ids, release })},
  ${describedAs('beverage', [], '(select * from beverage_filing where is_current)')}`;
}

/** Each hotel or bar as its latest owner's property or, before that filed, as the one that filed last. */
function describedAs(product: ProductName, columns: readonly string[], filings: string): string {
  const properties = describedProperties(product, ['city', 'responsibility_end', ...columns], filings);
  return `described_property as materialized (
    select distinct on (standing_id) * from (
      select d.*, ${standingFor(product, 'd.id')} as standing_id from (${properties}) d
    ) owner
    order by standing_id, id = standing_id desc, last_month desc
  )`;
}
