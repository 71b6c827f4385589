import type { HotelResultsInput, RestHotelResultsQuery } from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import { allPages } from '../../platform/lib/allPages.ts';
import { monthNumberOf, monthOf, yearOf, firstDayOf } from '../../platform/lib/month.ts';
import { ifIncomplete, ifPartial, type RestCall } from '../../platform/lib/rest.ts';
import type { RestResults, Row } from '../property.rest.ts';

const results = graphql(`
  query restHotelResults($input: HotelResultsInput!, $first: Int, $after: String) {
    hotelResults(input: $input, first: $first, after: $after) {
      isPublished
      nodes {
        periodEnd
        periodMonths
        monthsFiled
        revparMonths
        responsibleDays
        isIncomplete
        flags
        filerType
        locationName
        locationAddress
        city
        county
        locationZip
        locationPhone
        taxpayerNumber
        locationNumber
        taxpayerName
        taxpayerAddress
        taxpayerCity
        taxpayerPhone
        responsibilityBegin
        responsibilityEnd
        roomReceipts
        taxableReceipts
        roomCapacity
        revpar
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Result = RestHotelResultsQuery['hotelResults']['nodes'][number];

/** Codes of the source. */
export const filerCodes = { MONTHLY: 50, QUARTERLY: 60 } as const;

function toRow(row: Result): Row {
  const month = monthOf(row.periodEnd);
  return {
    date: firstDayOf(month),
    filer_type: filerCodes[row.filerType],
    taxpayer_name: row.taxpayerName,
    taxpayer_address: row.taxpayerAddress,
    taxpayer_number: row.taxpayerNumber,
    taxpayer_city: row.taxpayerCity,
    taxpayer_phone: row.taxpayerPhone,
    obligation_end_date: row.periodEnd,
    responsibility_begin_date: row.responsibilityBegin,
    responsibility_end_date: row.responsibilityEnd,
    location_name: row.locationName,
    location_number: row.locationNumber,
    location_phone: row.locationPhone,
    location_address: row.locationAddress,
    location_city: row.city,
    verified_county: row.county,
    location_zip: row.locationZip,
    room_receipts: row.roomReceipts,
    taxable_receipts: row.taxableReceipts,
    RevPAR: row.revpar,
    room_capacity: row.roomCapacity,
    month: monthNumberOf(month),
    year: yearOf(month),
    // Not in the specification; sent only if a quarter is incomplete.
    ...(row.monthsFiled < row.periodMonths && { months_filed: row.monthsFiled }),
    // Likewise, only if RevPAR is of some of the filed months.
    ...(row.revpar !== null && row.revparMonths < row.monthsFiled && { revpar_months: row.revparMonths }),
    ...ifPartial(row),
    ...ifIncomplete(row),
    ...(row.flags.includes('LEFT_OUT') && { left_out: 1 }),
  };
}

/** All rows of a lodging results table, and whether a release has its period. */
export async function hotelResultRows(run: RestCall['run'], input: HotelResultsInput): Promise<RestResults> {
  let isPublished = false;
  const rows = await allPages(async (page) => {
    const { hotelResults } = await run(results, { input, ...page });
    ({ isPublished } = hotelResults);
    return hotelResults;
  });
  return { rows: rows.map(toRow), isPublished };
}
