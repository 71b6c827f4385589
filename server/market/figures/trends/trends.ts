import type { Page, PageRequest } from '../../../platform/lib/page.ts';
import type { MarketContext } from '../../context.ts';
import type { Hotel } from '../../hotels/hotel.type.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { newHotels } from './trends.sql.ts';
import type { NewHotelsArgs, NewHotelsYear } from './trends.type.ts';

type CountedYear = Omit<NewHotelsYear, 'release'>;

/** Years with new hotels, now or as of a time. Throws BAD_USER_INPUT for an unknown release. */
export async function newHotelsOf(
  context: MarketContext,
  { year = null, asOf }: NewHotelsArgs,
): Promise<NewHotelsYear[]> {
  const release = await asOfRelease(context, 'hotel', asOf);
  if (release === null) {
    const years = await context.db.query<CountedYear[]>(newHotels, [year]);
    return years.map((each) => ({ ...each, release }));
  }
  const years = await context.loaders.trends.asOf(release).years;
  return years.filter((each) => year === null || each.year === year).map((each) => ({ ...each, release }));
}

/** New hotels of a year, of the time that the year is of. Throws BAD_USER_INPUT for an invalid page. */
export async function hotelsOfYear(
  { loaders: { trends } }: MarketContext,
  { year, release }: NewHotelsYear,
  page: PageRequest,
): Promise<Page<Hotel>> {
  const loader = release === null ? trends.hotelsOfYear : await trends.asOf(release).hotelsOfYear();
  return loader.load({ id: year, page, args: null });
}
