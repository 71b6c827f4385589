import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../../../../server/launch/test/query.ts';
import { h2Row, M2_HEADER, m2Row } from '../../../import/fixtures/rows.testing.ts';
import { rebuildAll } from '../../../import/rebuildAll.ts';
import { inMerge } from '../../../import/mergeTransaction.ts';
import { importBench, realData, realDataOnly, type ImportBench } from '../../../test/imports.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

interface Suggested {
  owner: {
    possiblySame: { found: number; owners: { owner: { number: string; name: string } }[] } | null;
  } | null;
}

async function suggestedFor(server: TestServer, number: string): Promise<string[]> {
  const { owner } = await server.query<Suggested>(
    `query ($number: String!) { owner(number: $number) {
      possiblySame { found owners { owner { number name } } }
    } }`,
    { number },
  );
  return (owner?.possiblySame?.owners ?? []).map((each) => each.owner.number).toSorted();
}

describe('imported releases', () => {
  let bench: ImportBench;
  let server: TestServer;
  const [FIRST, SECOND, BAR, NOWHERE] = ['32000000001', '32000000011', '32000000002', '32000000012'];
  const rowOf = (taxpayerNumber: string, taxpayerName: string, address: string, periodEnd: string) =>
    h2Row({
      taxpayerNumber,
      taxpayerName: `"${taxpayerName}"`,
      taxpayerAddress: `"${address}"`,
      periodEnd,
      locationNumber: taxpayerNumber.slice(-5),
    });
  const publish = async (name: string, text: string): Promise<void> => {
    const file = join(bench.dataDir, name);
    await writeFile(file, text);
    const [report] = await bench.importFile(file, { acceptChanges: true, acceptIncomplete: true });
    expect(report?.outcome).toBe('published');
  };
  const rows = () =>
    bench.rows(`/* test.ownerAddresses */ select * from owner_address order by product, taxpayer_number`);

  beforeAll(async () => {
    bench = await importBench();
    const march = (number: string, name: string, address: string) => rowOf(number, name, address, '20230331');
    await publish(
      'HOT2303.CSV',
      march(FIRST, 'SABINAL LODGING LLC', '100 N MAIN STREET STE 5') +
        march(SECOND, 'SABINAL HOTELS II LP', '100 North Main St #5') +
        march(NOWHERE, 'SABINAL INN LLC', 'NA'),
    );
    const bar = {
      taxpayerNumber: BAR,
      taxpayerName: 'SABINAL BAR INC',
      taxpayerAddress: '100 N. MAIN ST. SUITE 5',
    };
    await publish('portal.csv', M2_HEADER + m2Row(bar));
    server = await testServer({ database: bench });
  });
  afterAll(async () => {
    await server.close();
    await bench.close();
  });

  test('one spelling of the mailing address joins numbers of both taxes; unknown addresses join nobody', async () => {
    expect(await suggestedFor(server, FIRST)).toEqual([BAR, SECOND]);
    expect(await suggestedFor(server, BAR)).toEqual([FIRST, SECOND]);
    expect(await suggestedFor(server, NOWHERE)).toEqual([]);
  });

  test('a later release moves the touched taxpayers only, and a full rebuild gives the same', async () => {
    await publish('HOT2304.CSV', rowOf(SECOND, 'SABINAL HOTELS II LP', '9 OTHER RD', '20230430'));
    expect(await suggestedFor(server, FIRST)).toEqual([BAR]);
    // An earlier period that comes later says nothing new.
    await publish('HOT2302.CSV', rowOf(SECOND, 'SABINAL HOTELS II LP', '100 N MAIN ST STE 5', '20230228'));
    expect(await suggestedFor(server, FIRST)).toEqual([BAR]);
    const before = await rows();
    for (const product of ['hotel', 'beverage'] as const) {
      await inMerge(bench.pool, (client) => rebuildAll(client, product));
    }
    expect(await rows()).toEqual(before);
  });
});

describe.skipIf(realDataOnly !== '')(`the real releases${realDataOnly}`, () => {
  let bench: ImportBench;
  let server: TestServer;
  beforeAll(async () => {
    bench = await importBench([
      join(realData, 'hotel/monthly/HOT2309.zip'),
      join(realData, 'mbt/portal/Mixed_Beverage_Gross_Receipts-201710.csv.gz'),
    ]);
    server = await testServer({ database: bench });
  });
  afterAll(async () => {
    await server.close();
    await bench.close();
  });

  const numberOf = async (name: string): Promise<string> => {
    const [row] = await bench.rows<{ number: string }>(
      '/* test.numberOf */ select taxpayer_number as number from owner_address where name = $1 limit 1',
      [name],
    );
    return row?.number ?? '';
  };

  test('a chain of companies is suggested, across taxes too', async () => {
    const bar = await numberOf('MANIR BAR & RESTAURANT, LP');
    expect(await suggestedFor(server, await numberOf('MANIR HOTEL OPERATIONS, LP'))).toContain(bar);
    expect((await suggestedFor(server, await numberOf('PLUCKERS-ALLEN, LP'))).length).toBeGreaterThan(10);
  });

  test('people who share a tax agent’s box are not', async () => {
    const people = await bench.rows<{ number: string }>(`/* test.people */ select taxpayer_number as number
      from owner_address where zip = '80155' and address like 'PO BOX 3089%' order by 1 limit 400`);
    expect(people.length).toBeGreaterThan(300);
    const found = await Promise.all(people.slice(0, 60).map(({ number }) => suggestedFor(server, number)));
    expect(found.filter(({ length }) => length > 0).length).toBeLessThanOrEqual(3);
  });
});
