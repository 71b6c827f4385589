import type { Month } from '../../platform/lib/month.ts';
import { byPropertyMonths, type MonthsKey } from '../../platform/lib/property.ts';
import type { LoaderOptions, Reader } from '../../platform/lib/rowLoader.ts';

/** A portfolio or a comparison takes one statement. */
const HOTELS_AT_ONCE = 1000;

/** Options for a statement of the months for which hotels have yet to file by quarter. */
export function awaitedMonthsOptions(statement: string): LoaderOptions<MonthsKey, { month: Month }, Month> {
  return { ...byPropertyMonths(statement, monthOf), atOnce: HOTELS_AT_ONCE };
}

function monthOf({ month }: { month: Month }): Month {
  return month;
}

interface Asked {
  propertyIds: readonly number[];
  from: Month;
  to: Month;
}

/** Months for which each of several hotels has yet to file by quarter, in their order. */
export function awaitedOfHotels(
  awaitedMonths: Reader<MonthsKey, Month[]>,
  { propertyIds, from, to }: Asked,
): Promise<Month[][]> {
  return Promise.all(propertyIds.map((propertyId) => awaitedMonths.load({ propertyId, from, to })));
}
