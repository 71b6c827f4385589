import { groupBy } from '../../platform/lib/byKey.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import type { MarketContext } from '../context.ts';
import { seriesOf } from '../figures/figures.ts';
import type { CitiesLodging, CityLodgingMonth } from './placeFigures.type.ts';

/** The months of a county's cities as columns: a quarter of the characters of as many objects. */
export async function citiesLodging(
  rows: readonly CityLodgingMonth[],
  { loaders }: MarketContext,
): Promise<CitiesLodging> {
  const ids = [...new Set(rows.map(({ month }) => month.releaseId))];
  const positions = new Map(ids.map((id, position) => [id, position]));
  const releases = ids.map((id) => loaded(loaders.releases.byId.load(id), 'A release'));
  const cities = [...groupBy(rows, ({ city }) => city)].map(([city, own]) => {
    const months = own.map(({ month }) => month);
    return {
      city,
      months: months.map(({ month }) => month),
      sources: months.map(({ releaseId }) => positions.get(releaseId) ?? 0),
      ...seriesOf('placeMonth', months),
    };
  });
  return { releases: await Promise.all(releases), cities };
}
