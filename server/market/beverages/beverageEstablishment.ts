import { addMonths } from '../../platform/lib/month.ts';
import { loadersAsOf } from '../../platform/lib/rowLoader.ts';
import { changeOf } from '../figures/change.ts';
import type { MarketLoaders } from '../context.ts';
import { joinDays } from '../premises/joinDays.rules.ts';
import { joinMonths, type Fields } from '../premises/joinMonths.rules.ts';
import { sumReceipts } from './beverage.rules.ts';
import type { BeverageEstablishmentMonth } from './beverageEstablishment.type.ts';
import { headlineOfMonths } from './beverageFigures.ts';
import type { BeverageHeadline } from './beverageHeadline.type.ts';
import type { BeverageMonth } from './beverageMonth.type.ts';

/** All months of the bar that the property is part of, oldest first; as of a release or now. */
export async function beverageEstablishmentMonths(
  { beverages, premises }: MarketLoaders,
  propertyId: number,
  asOf: number | null,
): Promise<BeverageEstablishmentMonth[]> {
  const properties = await premises.establishment.BEVERAGE.load(propertyId);
  const months = await Promise.all(
    properties.map((each) =>
      loadersAsOf(beverages, asOf).months.load({ propertyId: each.propertyId, from: null, to: null }),
    ),
  );
  const spans = properties.map(({ position }, at) => ({ position, months: months[at] ?? [] }));
  const joined = joinMonths(spans, ({ totalReceipts }) => totalReceipts > 0, joinBeverageMonths);
  const known = new Map(joined.map((each) => [each.month, each]));
  return joined.map((each) => {
    const before = known.get(addMonths(each.month, -12));
    return {
      ...each,
      yearChange: changeOf(each.totalReceipts, before?.totalReceipts),
      responsibleDaysBefore: before?.responsibleDays ?? null,
    };
  });
}

/** Headline of the whole bar; that of the property if it had one owner only, which costs less to read. */
export async function beverageEstablishmentHeadline(
  loaders: MarketLoaders,
  propertyId: number,
  asOf: number | null,
): Promise<BeverageHeadline | null> {
  const properties = await loaders.premises.establishment.BEVERAGE.load(propertyId);
  if (properties.length < 2) return beverageHeadlineAsOf(loaders, propertyId, asOf);
  const months = await beverageEstablishmentMonths(loaders, propertyId, asOf);
  const latest = months.at(-1);
  const owner = properties.find(({ position }) => position === latest?.filedBy.at(-1));
  if (!owner) return null;
  return headlineOfMonths(owner.propertyId, months, { isPast: asOf !== null });
}

/** Headline of one property as of a release or now. */
export async function beverageHeadlineAsOf(
  { beverages }: MarketLoaders,
  propertyId: number,
  asOf: number | null,
): Promise<BeverageHeadline | null> {
  if (asOf === null) return beverages.headline.load(propertyId);
  const months = await beverages.asOf(asOf).months.load({ propertyId, from: null, to: null });
  return headlineOfMonths(propertyId, months, { isPast: true });
}

function joinBeverageMonths(
  rows: readonly Fields<BeverageMonth>[],
  filedBy: number[],
): Fields<BeverageEstablishmentMonth> {
  const [first, ...others] = rows;
  if (!first) throw new Error('A month without filers.');
  if (others.length === 0) return { ...first, filedBy };
  return {
    ...first,
    ...sumReceipts(rows),
    filedBy,
    yearChange: null,
    responsibleDays: joinDays(rows),
    responsibleDaysBefore: null,
    releaseId: Math.max(...rows.map(({ releaseId }) => releaseId)),
    flags: [...new Set(rows.flatMap(({ flags }) => flags))],
  };
}
