import { expect, test } from 'vitest';
import { entriesOf, nameOf, stripOf } from './nameHistory.ts';
import type { OwnershipRow } from './nameHistory.ts';

const OWN = { taxpayerNumber: '1', locationNumber: 1 };

function period(locationName: string, beginDate: string, property = OWN): OwnershipRow {
  return {
    product: 'HOTEL',
    locationName,
    locationAddress: '1 MAIN ST',
    taxpayerName: 'A TAXPAYER',
    beginDate,
    endDate: null,
    datesAreFiledPeriods: false,
    ...property,
  };
}

const history = (periods: OwnershipRow[]) => ({
  entries: entriesOf(periods, { product: 'HOTEL', own: OWN }),
  failed: false,
  retry: () => undefined,
});

test('each of twelve names has a colour of its own, and the thirteenth begins anew', () => {
  const periods = Array.from({ length: 13 }, (_, i) =>
    period(`NAME ${String(i)}`, `20${String(i + 10)}-01-01`),
  );
  const colours = entriesOf(periods, { product: 'HOTEL', own: OWN }).map(({ colour }) => colour);
  expect(new Set(colours).size).toBe(12);
  expect(colours[12]).toBe(colours[0]);
});

test('however many others come and go at the address, the names of the property differ', () => {
  const other = { ...OWN, taxpayerNumber: '2' };
  const others = Array.from({ length: 11 }, (_, i) => period('OTHER', `20${String(i + 10)}-01-01`, other));
  const entries = entriesOf([period('FIRST', '2009-01-01'), ...others, period('LAST', '2022-01-01')], {
    product: 'HOTEL',
    own: OWN,
  });
  const own = entries.filter(({ isOwn }) => isOwn).map(({ colour }) => colour);
  expect(own).toEqual(['var(--name-1)', 'var(--name-2)']);
});

test('a month was filed under the name that had begun by then, the first one where none had', () => {
  const { entries } = history([period('OLD', '2010-05-01'), period('NEW', '2016-03-15')]);
  const nameIn = (month: string): string | undefined => nameOf(entries, month)?.locationName;
  expect(['2009-01', '2010-05', '2016-02', '2016-03', '2020-01'].map(nameIn)).toEqual([
    'OLD',
    'OLD',
    'OLD',
    'NEW',
    'NEW',
  ]);
  expect(nameOf([], '2020-01')).toBeNull();
});

test('months of one name make one stretch', () => {
  const names = history([period('OLD', '2010-05-01'), period('NEW', '2016-03-15')]);
  const parts = stripOf(names, ['2016-01', '2016-02', '2016-03', '2016-04', '2016-05'], []);
  expect(parts?.map(({ label, from, months }) => [label, from, months])).toEqual([
    ['OLD', '2016-01', 2],
    ['NEW', '2016-03', 3],
  ]);
});

test('months that no release has bear no name', () => {
  const names = history([period('OLD', '2010-01-01'), period('NEW', '2022-04-20')]);
  const parts = stripOf(names, ['2021-12', '2022-01', '2022-02', '2022-06'], ['2022-01', '2022-02']);
  expect(parts?.map(({ label, from, months }) => [label, from, months])).toEqual([
    ['OLD', '2021-12', 1],
    [null, '2022-01', 2],
    ['NEW', '2022-06', 1],
  ]);
});

test('names of the other tax are left out', () => {
  expect(
    entriesOf([{ ...period('A BAR', '2010-01-01'), product: 'BEVERAGE' }], { product: 'HOTEL', own: OWN }),
  ).toEqual([]);
});
