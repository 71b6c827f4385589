import { productNames } from '../../enums.ts';
import { badInput } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { addMonths, daysIn, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { parseNodeId } from '../../../platform/lib/node.ts';
import { Params } from '../../../platform/lib/page.ts';
import { parsePropertyKey, type PropertyNumber } from '../../../platform/lib/property.ts';
import { changeOf } from '../../figures/change.ts';
import { revpar } from '../../hotels/hotel.rules.ts';
import { pastSpans } from '../../figures/rankings/pastMonths.ts';
import { filterCondition } from '../../figures/rankings/rankingFilter.ts';
import { isStanding } from '../../premises/establishment.sql.ts';
import { byYear, readRankingMonths } from '../../figures/rankings/rankingPeriod.ts';
import type { MarketContext } from '../../context.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { MOST_LISTED, MOST_ON_MAP, type MapFilter, type PropertyMapArgs } from './propertyMap.args.ts';
import { mapProperties } from './propertyMap.sql.ts';
import type { PropertyMap } from './propertyMap.type.ts';
import type { ProductName } from '../../productName.rules.ts';

interface RawRow {
  totalCount: number;
  taxpayerNumber: string;
  locationNumber: number;
  name: string;
  city: string | null;
  zip: string | null;
  /** Cents. */
  receipts: number | null;
  rooms: number | null;
  earlier: number | null;
  isDoubtful: boolean;
  isDoubtfulBefore: boolean;
  isUnusual: boolean;
  isUnusualBefore: boolean;
  isApportioned: boolean;
  wasNotOpen: boolean;
  isPartial: boolean;
  isPartialBefore: boolean;
  isPoint: boolean;
  latitude: number | null;
  longitude: number | null;
}

/** Months before the asked one in which a figure still puts a property on the map. */
const MONTHS_BEFORE = 3;

/** Hotels or bars with places and figures, now or as of a release. Throws BAD_USER_INPUT. */
export async function propertyMap(context: MarketContext, args: PropertyMapArgs): Promise<PropertyMap> {
  const { db } = context;
  const { product, top } = args;
  if (top < 1 || top > MOST_ON_MAP)
    throw badInput(`top must be 1 to ${MOST_ON_MAP.toLocaleString('en-US')}.`);
  const name = productNames[product];
  const release = await asOfRelease(context, name, args.asOf);
  const published = await readRankingMonths(db, product, release);
  const month = args.month ?? published.at(-1)?.month ?? null;
  const known = published.find((each) => each.month === month);
  const rows = await readRows(db, { args, name, month, release });
  return {
    month,
    isPublished: known !== undefined,
    isIncomplete: known?.isIncomplete ?? false,
    totalCount: rows[0]?.totalCount ?? 0,
    ...columnsOf(rows, name, month ?? ''),
  };
}

interface Asked {
  args: PropertyMapArgs;
  name: ProductName;
  /** Null if nothing is published; then nothing is found. */
  month: Month | null;
  /** The release that figures are as of, its number; null for now. */
  release: number | null;
}

function readRows(db: Db, { args: { filter, top }, name, month, release }: Asked): Promise<RawRow[]> {
  const params = new Params();
  const months = month === null ? [] : monthsBetween(addMonths(month, -MONTHS_BEFORE), month);
  const window = byYear(months);
  const years = window.map(({ year }) => year);
  const listed = listedOf(filter ?? {}, name);
  const conditionOf = (asked: MapFilter): string =>
    listed === null
      ? filterCondition(asked, { product: name, isWhole: false, isPast: release !== null, years }, params)
      : 'true';
  const compared = month === null ? [] : [addMonths(month, -12)];
  const past =
    release === null
      ? null
      : {
          product: name,
          release: params.add(release, 'bigint'),
          spans: pastSpans([...months, ...compared], filter),
        };
  // A sold hotel has the figures of its buyer, which are none of the seller's.
  const unsold = filter?.taxpayerNumber ? ` and ${isStanding(name, 'y.property_id')}` : '';
  const spec = {
    product: name,
    window,
    listed,
    filter: conditionOf(filter ?? {}) + unsold,
    counted: conditionOf(countingOf(filter ?? {})),
    isOwners: unsold !== '',
    past,
  };
  return db.query<RawRow[]>(mapProperties(spec, params, top), params.values);
}

/**
 * The conditions that say where receipts count, without those on the hotel as a whole: in a hand-over month, the lists and
 * sums of a city have only the receipts that count toward it, those of a brand or an owner likewise, and so has the map.
 */
function countingOf({ rooms: _, filerType: __, hasDoubtfulFilings: ___, ...counting }: MapFilter): MapFilter {
  return counting;
}

/** Properties that a filter names; null if it names none. An id of another tax is refused. */
function listedOf({ properties }: MapFilter, product: ProductName): PropertyNumber[] | null {
  if (!properties) return null;
  if (properties.length > MOST_LISTED) {
    throw badInput(`A map takes at most ${MOST_LISTED.toLocaleString('en-US')} properties.`);
  }
  const numberOf = (id: string): PropertyNumber | null => {
    const node = parseNodeId(id);
    return node?.kind === product ? parsePropertyKey(node.key) : null;
  };
  const strange = properties.find((id) => numberOf(id) === null);
  if (strange !== undefined)
    throw badInput(
      `${strange} is not the id of a ${product} property, such as ${product}:32049649729-00022.`,
    );
  return properties.flatMap((id) => numberOf(id) ?? []);
}

type Columns = Omit<PropertyMap, 'month' | 'isPublished' | 'isIncomplete' | 'totalCount'>;

function columnsOf(rows: readonly RawRow[], product: ProductName, month: Month): Columns {
  const column = <Value>(of: (row: RawRow) => Value): Value[] => rows.map((row) => of(row));
  return {
    ids: column(
      ({ taxpayerNumber, locationNumber }) =>
        `${product}:${taxpayerNumber}-${String(locationNumber).padStart(5, '0')}`,
    ),
    names: column(({ name }) => name),
    cities: column(({ city }) => city),
    zips: column(({ zip }) => zip),
    latitudes: column(({ latitude }) => latitude),
    longitudes: column(({ longitude }) => longitude),
    isPoint: column(({ isPoint }) => isPoint),
    receipts: column(({ receipts }) => receipts),
    rooms: column(({ rooms }) => rooms),
    revpar: column(({ receipts, rooms }) =>
      receipts === null ? null : revpar(receipts, rooms, daysIn(month)),
    ),
    receiptsBefore: column(({ earlier }) => earlier),
    changes: column(({ receipts, earlier }) => changeOf(receipts, earlier)?.percent ?? null),
    isDoubtful: column(({ isDoubtful }) => isDoubtful),
    isDoubtfulBefore: column(({ isDoubtfulBefore }) => isDoubtfulBefore),
    isUnusual: column(({ isUnusual }) => isUnusual),
    isUnusualBefore: column(({ isUnusualBefore }) => isUnusualBefore),
    isApportioned: column(({ isApportioned }) => isApportioned),
    wasNotOpen: column((row) => row.wasNotOpen),
    isPartial: column(({ isPartial }) => isPartial),
    isPartialBefore: column(({ isPartialBefore }) => isPartialBefore),
  };
}
