import { yearOf } from '../../../platform/lib/month.ts';
import type { MarketContext } from '../../context.ts';
import type { Place } from '../../places/place.type.ts';
import type { YearsAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { latestMonthBy } from '../../releases/latestMonth.ts';
import { yearsAsked } from '../../releases/monthsAsOf.ts';
import { upToLatest } from '../../releases/upToLatest.ts';
import type { PlaceSupplyYear } from './supply.type.ts';

/** Years of a place, now or as of a time: from its first with figures to its last published one. Throws BAD_USER_INPUT. */
export async function supplyOf(
  { kind, key }: Place,
  context: MarketContext,
  args: YearsAsOfArgs,
): Promise<PlaceSupplyYear[]> {
  const { release, months, isAsked } = await yearsAsked(context, 'hotel', args);
  const { supply, hotels, releases } = context.loaders;
  if (release === null) return (await supply.ofPlace.load({ kind, key })).filter(isAsked);
  const filed = await hotels.asOf(release).monthsFiled(kind, key);
  const latest = await latestMonthBy(releases, 'HOTEL', release);
  const known = upToLatest(
    filed.map((month) => ({ month })),
    latest,
  );
  const [first, last] = [known.at(0)?.month, known.at(-1)?.month];
  if (first === undefined || last === undefined) return [];
  const rows = await supply.asOf(release).ofPlace.load({ kind, key, ...months });
  return rows.filter(({ year }) => year >= yearOf(first) && year <= yearOf(last));
}
