import type { MarketContext } from '../../context.ts';
import { refuseWhole } from '../../../platform/limits/throttle/throttle.ts';
import { yearOf } from '../../../platform/lib/month.ts';
import type { PropertyNumber } from '../../../platform/lib/property.ts';
import type { PlaceKind } from '../../places/placeKind.ts';
import { TRIAL_CITY } from './trial.rules.ts';
import { largestHotel } from './trial.sql.ts';
import type { TrialHotel } from './trialHotel.type.ts';
import type { TrialPlace } from './trialPlace.type.ts';

const TOO_MANY = 'The sample pages were asked for too often from your network.';

/** Counts a request for the samples. Throws TOO_MANY_ATTEMPTS. */
export async function takeTurn({ throttles, address }: MarketContext): Promise<void> {
  await throttles.take('trial', { address }).catch(refuseWhole(TOO_MANY));
}

/** The latest year with published figures; null if nothing is published. */
export async function latestTrialYear({ loaders }: MarketContext): Promise<number | null> {
  const latest = await loaders.releases.latestMonth.load('HOTEL');
  return latest === null ? null : yearOf(latest);
}

/** A hotel that the operator chose outside the sample's city is not shown: visitors see only this city. */
export async function findTrialHotel(context: MarketContext, latestYear: number): Promise<TrialHotel | null> {
  const number = context.trialHotel ?? (await findLargest(context, latestYear));
  const hotel = number && (await context.loaders.hotels.byNumber.load(number));
  return hotel?.cityName === TRIAL_CITY ? Object.assign({ latestYear }, hotel) : null;
}

async function findLargest({ db }: MarketContext, latestYear: number): Promise<PropertyNumber | null> {
  const rows = await db.query<PropertyNumber[]>(largestHotel, [TRIAL_CITY, latestYear]);
  return rows[0] ?? null;
}

/** Null if it has no figures. */
export async function findTrialPlace(
  { loaders }: MarketContext,
  latestYear: number,
  kind: PlaceKind,
  name: string,
): Promise<TrialPlace | null> {
  const place = await loaders.places.byName.load({ kind, name });
  if (place === null) return null;
  const { key } = place;
  const months = await loaders.places.lodgingMonths.load({ kind, key, from: null, to: null });
  return months.length === 0 ? null : { kind, key, name: place.name, latestYear };
}
