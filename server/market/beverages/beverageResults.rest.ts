import type { BeverageResultsInput, RestBeverageResultsQuery } from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import { allPages } from '../../platform/lib/allPages.ts';
import { monthNumberOf, monthOf, yearOf } from '../../platform/lib/month.ts';
import { ifIncomplete, ifPartial, type RestCall } from '../../platform/lib/rest.ts';
import type { RestResults, Row } from '../property.rest.ts';

const results = graphql(`
  query restBeverageResults($input: BeverageResultsInput!, $first: Int, $after: String) {
    beverageResults(input: $input, first: $first, after: $after) {
      isPublished
      nodes {
        periodEnd
        isIncomplete
        responsibleDays
        flags
        locationName
        locationAddress
        city
        county
        locationZip
        taxpayerNumber
        locationNumber
        totalReceipts
        liquorReceipts
        wineReceipts
        beerReceipts
        coverChargeReceipts
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Result = RestBeverageResultsQuery['beverageResults']['nodes'][number];

/** Not in the specification; sent only for receipts that the comptroller estimated. */
export function ifEstimate({ flags }: Pick<Result, 'flags'>): { is_estimate?: 1 } {
  return flags.includes('ESTIMATED') ? { is_estimate: 1 } : {};
}

function toRow(row: Result): Row {
  const month = monthOf(row.periodEnd);
  return {
    name: row.locationName,
    location_name: row.locationName,
    address: row.locationAddress,
    city: row.city,
    county: row.county,
    zip: row.locationZip,
    taxpayer_number: row.taxpayerNumber,
    location_number: row.locationNumber,
    wine_receipts: row.wineReceipts,
    liquor_receipts: row.liquorReceipts,
    beer_receipts: row.beerReceipts,
    cover_charge_receipts: row.coverChargeReceipts,
    total_receipts: row.totalReceipts,
    Total_Receipts: row.totalReceipts,
    year: yearOf(month),
    month: monthNumberOf(month),
    ...ifIncomplete(row),
    ...ifEstimate(row),
    ...ifPartial(row),
  };
}

/** All rows of a mixed beverage results table, and whether a release has its month. */
export async function beverageResultRows(
  run: RestCall['run'],
  input: BeverageResultsInput,
): Promise<RestResults> {
  let isPublished = false;
  const rows = await allPages(async (page) => {
    const { beverageResults } = await run(results, { input, ...page });
    ({ isPublished } = beverageResults);
    return beverageResults;
  });
  return { rows: rows.map(toRow), isPublished };
}
