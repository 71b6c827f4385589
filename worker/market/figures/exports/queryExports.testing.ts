import { afterAll, beforeAll, beforeEach } from 'vitest';
import { insertWorld } from '../../../../server/launch/test/world.ts';
import { exportBench, type ExportBench } from './exports.testing.ts';

/** Number of hotels in the city MANY: more than a page has. */
export const MANY = 1_203;

export const EVERY_INN = `query Inns($city: StringFilter!, $size: Int!) {
  hotels(first: $size, filter: { city: $city }, orderBy: [NAME_ASC]) { totalCount nodes { ...Inn } pageInfo { endCursor } }
}
fragment Inn on Hotel { id called: name locationNumber cityName premises { id } headline { month roomReceipts } }`;
export const MANY_INNS = { query: EVERY_INN, variablesJson: '{"city":{"eq":"MANY"},"size":5}' };

interface Inns {
  bench: ExportBench;
  sql: <Row>(statement: string) => Promise<Row[]>;
}

/** A bench with the hotels of MANY, from before the tests of a file until after them; each test begins without exports. */
export function useInns(): Inns {
  const bench = {} as ExportBench;
  const sql = <Row>(statement: string): Promise<Row[]> =>
    bench.server.db.query<Row[]>(`/* test */ ${statement}`);
  beforeAll(async () => {
    Object.assign(bench, await exportBench());
    await insertWorld(bench.server.db);
    await sql(`insert into hotel_property (taxpayer_number, location_number, location_name, city)
      select '9', number, case number when 7 then '=1+1' else 'INN "' || number || '", TEXAS' end, 'MANY'
      from generate_series(1, ${String(MANY)}) number`);
  });
  afterAll(() => bench.close());
  beforeEach(() => sql('delete from export_job'));
  return { bench, sql };
}
