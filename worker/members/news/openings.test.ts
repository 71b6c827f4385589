import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../server/launch/test/query.ts';
import { m1Row, m2Row } from '../../import/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { bars, follow, hotelRow, linesOf, newsBench, others } from './news.testing.ts';

let bench: ImportBench;
let server: TestServer;
let news: ReturnType<typeof newsBench>;
beforeAll(async () => {
  bench = await importBench();
  server = await testServer({ database: bench });
  news = newsBench(bench, server);
  const march = [501, 502, 503].map((number) => hotelRow(number));
  await news.publish('HOT2303.CSV', others('20230331') + march.join(''));
  await server.token('paid');
  await follow(bench, 'paid@example.test', 'hotel', [501, 502, 503]);
  await news.chooses('paid', 'EACH_RELEASE');
});
afterAll(async () => {
  await server.close();
  await bench.close();
});

/** Lines of the member's email about openings and closings. */
async function told(): Promise<string[]> {
  const mails = (await news.tell()).filter(({ to }) => to === 'paid@example.test');
  return mails.flatMap(linesOf).filter((line) => !/ \d{4}, \$/.test(line));
}

/** A cabin of another company at the address of a hotel. */
const cabinAt = (hotel: number): string =>
  hotelRow(900 + hotel, {
    taxpayerNumber: '32000000008',
    taxpayerName: '"CABINS LLC"',
    locationName: `"CABIN ${String(hotel)}"`,
    locationAddress: `"${String(hotel)}0 MAIN ST"`,
    capacity: '2',
    total: '1000.00',
    taxable: '1000.00',
    periodEnd: '20230531',
    begin: '20230501',
  });

test('who opens at the address of a hotel that stopped filing is not said to file there too', async () => {
  const may = hotelRow(501, { periodEnd: '20230531' }) + cabinAt(501) + cabinAt(502);
  await news.publish('HOT2305.CSV', others('20230531') + may);
  expect(await told()).toEqual([
    '- HOTEL 501, Marfa: CABIN 501 of CABINS LLC files there too since May 1, 2023',
    '- HOTEL 502, Marfa: CABIN 502 of CABINS LLC files there since May 1, 2023; this one filed last for March 2023',
  ]);
  const page = '{ news(first: 5, kinds: [OPENED]) { nodes { on lastFiled otherHotel { name } } } }';
  expect(await server.query(page)).toEqual({
    news: {
      nodes: [
        { on: '2023-05-01', lastFiled: null, otherHotel: { name: 'CABIN 501' } },
        { on: '2023-05-01', lastFiled: '2023-03', otherHotel: { name: 'CABIN 502' } },
      ],
    },
  });
});

const lastDays = ['20231031', '20231130', '20231231', '20240131', '20240229', '20240331'];

test('a hotel is told as closed once six months without its filings were published, as its status says', async () => {
  const lines: string[][] = [];
  for (const periodEnd of lastDays) {
    // Most of the year has no release: of its months nobody knows whether they were filed. May was the first of the six.
    await news.publish(`HOT${periodEnd.slice(2, 6)}.CSV`, others(periodEnd) + hotelRow(501, { periodEnd }));
    lines.push(await told());
  }
  const silent = 'filed last for March 2023, and for none of six months that were published since';
  const closed = [`- HOTEL 502, Marfa: ${silent}`, `- HOTEL 503, Marfa: ${silent}`];
  expect(lines).toEqual([[], [], [], [], closed, []]);
});

test('a bar that only legacy releases know opens without the name of an owner', async () => {
  const barIn = (permit: string, name: string, period: string): string =>
    m1Row({ permit: `"${permit}"`, name: `"${name}"`, period: `"${period}"` });
  const many = (period: string): string =>
    Array.from({ length: 120 }, (_, i) =>
      m1Row({
        permit: `"MB${String(200_000 + i)}"`,
        address: `"${String(i)} ELM ST"`,
        period: `"${period}"`,
      }),
    ).join('');
  await news.publish('MIXEDBEV_08_2015.CSV', many('2015/07') + barIn('MB100001', 'FIRST BAR', '2015/07'));
  await bench.rows(`with list as (
      insert into portfolio (member_id, product, name)
      select id, 'beverage', 'Bars' from member where email = 'paid@example.test' returning id
    ) insert into portfolio_property select list.id, p.id from list, beverage_property p where p.permit = 'MB100001'`);
  await told();
  const both = barIn('MB100001', 'FIRST BAR', '2015/08') + barIn('MB100002', 'OTHER PLACE', '2015/08');
  await news.publish('MIXEDBEV_09_2015.CSV', many('2015/08') + both);
  expect(await told()).toEqual([
    expect.stringMatching(/^- FIRST BAR, \w+: OTHER PLACE files there too since August 1, 2015$/),
  ]);
});

const LOT = { address: '"77 LEGACY RD"' };
const legacyRow = (permit: string, name: string, period: string): string =>
  m1Row({ permit: `"${permit}"`, name: `"${name}"`, period: `"${period}"`, ...LOT });
const portalRow = (location: string, permit: string, changes: Parameters<typeof m2Row>[0] = {}): string =>
  m2Row({
    locationNumber: location,
    locationName: `BAR ${location}`,
    locationAddress: '77 LEGACY RD',
    permit,
    periodEnd: '10/31/2017',
    ...changes,
  });
const manyOf = (row: (number: number) => string): string =>
  Array.from({ length: 120 }, (_, number) => row(number)).join('');
const elsewhere = (number: number): { address: string } => ({ address: `"${String(number)} ELM ST"` });

test('a bar of legacy releases stays followed when the portal names it, has not opened then, nor closed', async () => {
  const legacy = (period: string): string =>
    manyOf((i) => m1Row({ permit: `"MB${String(200_000 + i)}"`, period: `"${period}"`, ...elsewhere(i) })) +
    legacyRow('MB770001', 'FRONT BAR', period) +
    legacyRow('MB770002', 'BACK BAR', period);
  await news.publish('MIXEDBEV_09_2017.CSV', legacy('2017/08'));
  await news.publish('MIXEDBEV_10_2017.CSV', legacy('2017/09'));
  await bench.rows(`insert into portfolio_property
      select o.id, p.id from portfolio o, beverage_property p
      where o.product = 'beverage' and p.permit in ('MB770001', 'MB770002')`);
  await told();
  const portal = (periodEnd: string): string[] => [
    manyOf((i) =>
      m2Row({
        locationNumber: String(1_000 + i),
        locationAddress: `${String(i)} ELM ST`,
        permit: `MB${String(300_000 + i)}`,
        periodEnd,
      }),
    ),
    portalRow('71', 'MB770001', { periodEnd }),
    portalRow('72', 'MB770002', { begin: '10/01/2017', periodEnd }),
  ];
  await news.publish('portal.csv', bars(...portal('10/31/2017'), portalRow('73', 'MB770003')));
  const filed = '{ news(first: 3, kinds: [FILED]) { nodes { month beverageProperty { name } } } }';
  expect(await server.query(filed)).toMatchObject({
    news: {
      nodes: [
        { month: '2017-10', beverageProperty: { name: 'BAR 71' } },
        { month: '2017-10', beverageProperty: { name: 'BAR 72' } },
        { month: '2017-09', beverageProperty: { name: 'BACK BAR' } },
      ],
    },
  });
  expect(await told()).toEqual([
    expect.stringMatching(/^- BACK BAR, Marfa: BAR 73 of DRY CREEK, LLC files there/),
    expect.stringMatching(/^- FRONT BAR, Marfa: BAR 73 of DRY CREEK, LLC files there/),
  ]);
  const opened = portalRow('74', 'MB770004', { periodEnd: '03/31/2018' });
  await news.publish('portal2.csv', bars(...portal('03/31/2018'), opened));
  const later = await told();
  // From now on under the portal's names.
  expect(later.filter((line) => /^- BAR 7[12], Marfa: BAR 74/.test(line))).toHaveLength(2);
  expect(later.filter((line) => /FRONT BAR|BACK BAR/.test(line))).toEqual([]);
});
