import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { m1Row, M2_HEADER, m2Row } from '../../import/fixtures/rows.testing.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
});
afterAll(() => bench.close());

const GRILL = {
  name: '"ROCK 101 PATIO GRILL"',
  address: '"2833 ELDORADO PKWY"',
  city: '"LITTLE ELM"',
  zip: '"75068"',
};
const CAFE = { name: '"LAVA CAFE"', address: '"5805 GRANDSCAPE"', city: '"THE COLONY"', zip: '"75056"' };
const place = { county: '"061"', tax: ' 000000670.00' };
const portal = {
  locationName: 'LAVA CAFE',
  locationAddress: '5805 GRANDSCAPE',
  locationCity: 'THE COLONY',
  locationZip: '75056',
  locationCounty: '61',
  permit: 'MB834517',
};

/** Properties that follow one another, by the number that they are filed under. */
const joined = (): Promise<object[]> =>
  bench.rows(`select p.taxpayer_number as number from establishment_property e
    join beverage_property p on p.id = e.property_id where e.product = 'beverage' order by e.position`);

test('a bar with a permit from elsewhere does not go on with what another bar filed there', async () => {
  const files = {
    'MIXEDBEV_04_2015.CSV': m1Row({ ...GRILL, ...place, permit: '"MB834517"', period: '"2015/03"' }),
    'MIXEDBEV_08_2017.CSV':
      m1Row({ ...CAFE, ...place, permit: '"MB834517"', period: '"2017/07"' }) +
      m1Row({ ...CAFE, ...place, permit: '"MB100009"', period: '"2017/07"' }),
    'Mixed_Beverage_Gross_Receipts-201709.csv': M2_HEADER + m2Row(portal),
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(bench.dataDir, name), text);
    const [report] = await bench.importFile(join(bench.dataDir, name), {
      acceptIncomplete: true,
      acceptChanges: true,
    });
    expect(report?.outcome).toBe('published');
  }
  // Its own earlier permit of the same place is another matter.
  const here = [{ number: 'MB100009' }, { number: '32000000002' }];
  expect((await joined()).toSorted()).toEqual(expect.arrayContaining(here));
  expect(await joined()).toHaveLength(2);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'beverage'));
  expect(await joined()).toHaveLength(2);
});
