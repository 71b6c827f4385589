import type { Db } from '../../platform/lib/db.ts';
import { memoized } from '../../platform/lib/memoized.ts';
import type { Month } from '../../platform/lib/month.ts';
import { byPropertyMonths, type MonthsKey } from '../../platform/lib/property.ts';
import { rowsLoader, withRelease, type RowsLoader } from '../../platform/lib/rowLoader.ts';
import { awaitedMonthsOfHotels, awaitedMonthsOfHotelsAsOf } from './awaitedMonths.sql.ts';

/** Months of hotels for which they have yet to file by quarter, as of a release (its number) or now. */
export type AwaitedMonthsLoaders = (release: number | null) => RowsLoader<MonthsKey, Month>;

/** A portfolio or a comparison takes one statement. */
const HOTELS_AT_ONCE = 1000;

export function createAwaitedMonthsLoaders(db: Db): AwaitedMonthsLoaders {
  const now = { ...byPropertyMonths(awaitedMonthsOfHotels, monthOf), atOnce: HOTELS_AT_ONCE };
  const past = { ...now, statement: awaitedMonthsOfHotelsAsOf };
  return memoized((release: number | null) =>
    rowsLoader(db, release === null ? now : withRelease(past, release)),
  );
}

function monthOf({ month }: { month: Month }): Month {
  return month;
}

interface Asked {
  propertyIds: readonly number[];
  from: Month;
  to: Month;
  release: number | null;
}

/** The same of several hotels over the same months, in their order. */
export function awaitedOfHotels(
  loaders: AwaitedMonthsLoaders,
  { propertyIds, from, to, release }: Asked,
): Promise<Month[][]> {
  const loader = loaders(release);
  return Promise.all(propertyIds.map((propertyId) => loader.load({ propertyId, from, to })));
}
