import type { Page, PageRequest } from '../../../platform/lib/page.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
import type { MarketContext } from '../../context.ts';
import type { Hotel } from '../../hotels/hotel.type.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import type { RankAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import type { FirstHotel } from './trends.loader.ts';
import { newHotels } from './trends.sql.ts';
import type { NewHotelsArgs, NewHotelsYear, OpenedEarlier } from './trends.type.ts';

const NONE_EARLIER: OpenedEarlier = { hotelsOpenedEarlier: 0, roomsOpenedEarlier: 0 };

/** Years with new hotels, now or as of a time. Throws BAD_USER_INPUT for an unknown release. */
export async function newHotelsOf(
  context: MarketContext,
  { year: asked = null, asOf }: NewHotelsArgs,
): Promise<NewHotelsYear[]> {
  const release = await asOfRelease(context, 'hotel', asOf);
  if (release === null) {
    const years = await context.db.query<Omit<NewHotelsYear, 'asOf'>[]>(newHotels, [asked]);
    return years.map((year) => ({ ...year, asOf: null }));
  }
  const years = await context.loaders.trends.asOf(release).years(asked).found;
  return years.map(({ hotelsOpenedEarlier, roomsOpenedEarlier, ...year }) => ({
    ...year,
    asOf: { release, asked, hotelsOpenedEarlier, roomsOpenedEarlier },
  }));
}

/** New hotels of a year that had receipts in an earlier one, as of the same time as the year. */
export async function openedEarlier(
  { loaders: { trends } }: MarketContext,
  { year, asOf }: NewHotelsYear,
): Promise<OpenedEarlier> {
  return asOf ?? (await trends.openedEarlier.load(year)) ?? NONE_EARLIER;
}

/**
 * A property as the first hotel at its address, now or as of a time; null if it was not the first. Throws BAD_USER_INPUT
 * for an unknown release.
 */
export async function firstHotel(
  context: MarketContext,
  propertyId: number,
  asOf: RankAsOfArgs['asOf'],
): Promise<FirstHotel | null> {
  const release = await asOfRelease(context, 'hotel', asOf);
  return loadersAsOf(context.loaders.trends, release).firstHotels.load(propertyId);
}

/** New hotels of a year, as of the same time as the year. Throws BAD_USER_INPUT for an invalid page. */
export async function hotelsOfYear(
  { loaders: { trends } }: MarketContext,
  { year, asOf }: NewHotelsYear,
  page: PageRequest,
): Promise<Page<Hotel>> {
  const loader =
    asOf === null ? trends.hotelsOfYear : await trends.asOf(asOf.release).years(asOf.asked).hotelsOfYear();
  return loader.load({ id: year, page, args: null });
}
