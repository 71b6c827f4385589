import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { m1Row, M2_HEADER, m2Row } from '../../import/fixtures/rows.testing.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { redoRelease } from '../../import/undo/redoRelease.ts';
import { undoRelease } from '../../import/undo/undoRelease.ts';
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

/** How the property of the permit itself is described, by what it filed before it moved. */
const permitsOwn = (): Promise<object[]> =>
  bench.rows(`select p.location_name as name, p.city, to_char(p.last_month, 'YYYY-MM') as last, array(
      select o.location_name from ownership_period o where o.product = 'beverage' and o.property_id = p.id
      order by o.position
    ) as names, (select min(city) from beverage_month m where m.property_id = p.id) as filed_in
    from beverage_property p where p.taxpayer_number = 'MB834517'`);

const GRILL_AS_FILED = {
  name: 'ROCK 101 PATIO GRILL',
  city: 'LITTLE ELM',
  last: '2015-03',
  names: ['ROCK 101 PATIO GRILL'],
  filed_in: 'LITTLE ELM',
};

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
  expect(await permitsOwn()).toEqual([GRILL_AS_FILED]);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'beverage'));
  expect(await joined()).toHaveLength(2);
  expect(await permitsOwn()).toEqual([GRILL_AS_FILED]);
});

test('until the portal knows its permit, and again without that release, the bar is the later one', async () => {
  const [portalRelease] = await bench.rows<{ id: number }>('select max(id) as id from release');
  const asked = { releaseId: portalRelease?.id ?? 0, by: 'ann', reason: 'wrong', dryRun: false };
  await undoRelease(bench, { ...asked, tell: () => undefined });
  const both = {
    name: 'LAVA CAFE',
    city: 'THE COLONY',
    last: '2017-07',
    names: ['ROCK 101 PATIO GRILL', 'LAVA CAFE'],
  };
  expect(await permitsOwn()).toMatchObject([both]);
  await redoRelease(bench, { ...asked, tell: () => undefined });
  expect(await permitsOwn()).toEqual([GRILL_AS_FILED]);
});
