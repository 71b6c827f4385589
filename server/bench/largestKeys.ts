import type { Pool } from 'pg';
import type { Keys } from '../market/search/trial/hidden.factory.ts';

/** Keys of what has most: many places, properties and brands, so that nothing is answered from a cache. */
export async function largestKeys(pool: Pool): Promise<Keys> {
  const list = async (statement: string): Promise<string[]> => {
    const { rows } = await pool.query<{ key: string }>(statement);
    return rows.map(({ key }) => key);
  };
  const cities = await list(`/* bench.largestCities */
    select place_key as key from hotel_place_year where kind = 'CITY' group by 1 order by sum(room_receipts_cents) desc limit 40`);
  const brands = await list(
    `/* bench.brands */ select 'brand:' || id as key from brand order by id limit 60`,
  );
  const taxpayers = await list(`/* bench.taxpayers */
    select taxpayer_number as key from hotel_property group by 1 order by count(*) desc limit 60`);
  return {
    ids: brands,
    texts: {
      any: ['hol', 'inn', 'mot', 'a'],
      place: cities,
      taxpayerNumber: taxpayers,
    },
    numbers: { locationNumber: [1, 2, 3] },
  };
}
