import { addMonths, type Month } from '../../platform/lib/month.ts';
import { loadersAsOf } from '../../platform/lib/rowLoader.ts';
import { changeOfMonth } from '../figures/likeForLike.ts';
import type { MarketLoaders } from '../context.ts';
import { withFigures } from '../figures/figures.ts';
import { monthSums, type SumName, type Sums } from '../figures/monthSums.rules.ts';
import { joinDays } from '../premises/joinDays.rules.ts';
import { joinMonths, type Fields } from '../premises/joinMonths.rules.ts';
import { roomsFlags } from './filingFlags.rules.ts';
import { headlineOfMonths, type AskedHeadline } from './hotelFigures.ts';
import type { HotelEstablishmentMonth } from './hotelEstablishment.type.ts';
import type { HotelMonth } from './hotelMonth.type.ts';

/** All months of the hotel that the property is part of, oldest first; as of a release or now. */
export async function hotelEstablishmentMonths(
  { hotels, premises }: MarketLoaders,
  propertyId: number,
  asOf: number | null,
): Promise<HotelEstablishmentMonth[]> {
  const properties = await premises.establishment.HOTEL.load(propertyId);
  const months = await Promise.all(
    properties.map((each) =>
      loadersAsOf(hotels, asOf).months.load({ propertyId: each.propertyId, from: null, to: null }),
    ),
  );
  const spans = properties.map(({ position }, at) => ({ position, months: months[at] ?? [] }));
  return withYearChanges(joinMonths(spans, ({ roomReceipts }) => roomReceipts > 0, joinHotelMonths));
}

/** Headline of the whole hotel; that of the property if it had one owner only, which costs less to read. */
export async function hotelEstablishmentHeadline(
  loaders: MarketLoaders,
  propertyId: number,
  asOf: number | null,
): Promise<AskedHeadline | null> {
  const properties = await loaders.premises.establishment.HOTEL.load(propertyId);
  if (properties.length < 2) return hotelHeadlineAsOf(loaders, propertyId, asOf);
  const months = await hotelEstablishmentMonths(loaders, propertyId, asOf);
  const latest = months.at(-1);
  const owner = properties.find(({ position }) => position === latest?.filedBy.at(-1));
  if (!owner) return null;
  return headlineOfMonths(owner.propertyId, months, { isPast: asOf !== null });
}

/** Headline of one property as of a release or now. */
export async function hotelHeadlineAsOf(
  { hotels }: MarketLoaders,
  propertyId: number,
  asOf: number | null,
): Promise<AskedHeadline | null> {
  if (asOf === null) return hotels.headline.load(propertyId);
  const months = await hotels.asOf(asOf).months.load({ propertyId, from: null, to: null });
  return headlineOfMonths(propertyId, months, { isPast: true });
}

/** The two owners of a hand-over sold the same rooms, so that these are not added. */
const roomSums: ReadonlySet<string> = new Set(['rooms', 'filedRooms', 'roomNights', 'filedRoomNights']);
const sumNames = [...(Object.keys(monthSums) as SumName[]), 'roomNights', 'filedRoomNights'] as const;

function joinHotelMonths(
  rows: readonly Fields<HotelMonth>[],
  filedBy: number[],
): Fields<HotelEstablishmentMonth> {
  const [first, ...others] = rows;
  if (!first) throw new Error('A month without filers.');
  if (others.length === 0) return { ...first, filedBy };
  const sums = joinSums(rows.map((row) => row.sums));
  return {
    ...withFigures('hotelMonth', { ...first, ...sums }),
    sums,
    filedBy,
    yearChange: null,
    wasNotOpen: false,
    responsibleDays: joinDays(rows),
    responsibleDaysBefore: null,
    releaseId: Math.max(...rows.map(({ releaseId }) => releaseId)),
    flags: [...new Set(rows.flatMap(({ flags }) => flags))],
    reasons: [...new Set(rows.flatMap(({ reasons }) => reasons))],
  };
}

function joinSums(all: readonly Sums[]): Sums {
  const joined = sumNames.map((name): [string, number | null] => {
    const known = all.flatMap((sums) => sums[name] ?? []);
    if (known.length === 0) return [name, null];
    return [name, roomSums.has(name) ? Math.max(...known) : known.reduce((sum, each) => sum + each, 0)];
  });
  const sums: Sums = Object.fromEntries(joined);
  // Receipts of an owner whose rooms do not count were still made with the rooms of the other.
  return { ...sums, ...(sums.rooms != null && { revparReceipts: sums.roomReceipts ?? null }) };
}

function withYearChanges(months: readonly Fields<HotelEstablishmentMonth>[]): HotelEstablishmentMonth[] {
  const known = new Map(
    months.map(({ month, roomReceipts: receipts, flags }): [Month, Parameters<typeof changeOfMonth>[1]] => [
      month,
      { receipts, isIdle: receipts <= 0 && roomsFlags.some((flag) => flags.includes(flag)) },
    ]),
  );
  const days = new Map(months.map(({ month, responsibleDays }) => [month, responsibleDays]));
  return months.map((each) => ({
    ...each,
    ...changeOfMonth(each.roomReceipts, known.get(addMonths(each.month, -12)) ?? null),
    responsibleDaysBefore: days.get(addMonths(each.month, -12)) ?? null,
  }));
}
