/** Orders of the doubtful filings of the bench, with the location numbers in that order; null if it has ties. */
export const ORDERS: readonly [order: string, locations: number[] | null][] = [
  ['RECEIPTS_DESC', [6, 4, 5]],
  ['PLACE_DESC', [5, 6, 4]],
  ['BRAND_DESC', [5, 4, 6]],
  // Filings of one period, in no particular order.
  ['PERIOD_DESC', null],
  ['PLACE_ASC', [4, 6, 5]],
  ['HOTEL_ASC', [5, 4, 6]],
  ['FILED_ASC', [5, 4, 6]],
  ['COUNTED_DESC', [5, 4, 6]],
  ['USUAL_MONTH_DESC', null],
  ['DECISION_ASC', null],
];

/** Filters of them, with the location numbers that are left, the largest receipts first. */
export const FILTERS: readonly [filter: object, locations: number[]][] = [
  [{ flags: ['UNSUPPORTED_TOTAL'] }, [6, 4]],
  [{ flags: ['IDLE_ROOMS'] }, [7]],
  [{ flags: ['IDLE_ROOMS', 'ROOMS_DOUBTFUL'] }, [5, 7]],
  [{ city: { eq: 'alpine' } }, [6, 5]],
  [{ county: { eq: '22' } }, []],
  [{ zip: { in: ['79843'] } }, [6, 4, 5]],
  [{ hotelName: 'hampton c' }, [5]],
  [{ hotelName: '%' }, []],
  [{ month: { to: '2023-02' } }, []],
  [{ month: { from: '2023-03', to: '2023-03' }, hotelName: 'BEND' }, [4]],
  [{ brandId: 'brand:99999' }, []],
  [{ releaseId: 'release:1' }, []],
  [{ releaseId: 'release:3', state: 'UNDECIDED' }, [6, 4, 5]],
  [{ state: 'ACCEPTED' }, []],
];
