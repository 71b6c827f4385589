import { describe, expect, test } from 'vitest';
import { daysOf, isMonthEnd, isQuarterEnd, monthEnd, NO_DATE } from './days.ts';
import { readCompactDate, readIsoDate, readMonth, readQuarter, readSlashDate } from './readDate.ts';
import { explainMoney, readMoney, UNREADABLE } from './readMoney.ts';

const DAY = 86_400_000;
const EPOCH = Date.UTC(2000, 0, 1);

function read(reader: (bytes: Buffer, from: number, to: number) => number, text: string): number {
  // Other bytes around it, so that a reader that goes too far is found out.
  return reader(Buffer.from(`9${text}9`), 1, 1 + Buffer.byteLength(text));
}

describe('days', () => {
  test('are those of the calendar, from 1800 to 2199', () => {
    for (let time = Date.UTC(1800, 0, 1); time < Date.UTC(2200, 0, 1); time += DAY) {
      const date = new Date(time);
      const next = new Date(time + DAY);
      const days = daysOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
      if (days !== (time - EPOCH) / DAY) expect(days).toBe((time - EPOCH) / DAY);
      if (isMonthEnd(days) !== (next.getUTCDate() === 1))
        expect(date.toISOString()).toBe('a month’s end or not');
    }
  });

  test('are unknown if the calendar does not have them', () => {
    for (const [year, month, day] of [
      [2023, 2, 29],
      [2100, 2, 29],
      [2023, 4, 31],
      [2023, 0, 1],
      [2023, 13, 1],
    ] as const) {
      expect(daysOf(year, month, day)).toBe(NO_DATE);
    }
    expect([daysOf(1799, 12, 31), daysOf(2200, 1, 1), daysOf(2023, 1, 0)]).toEqual([
      NO_DATE,
      NO_DATE,
      NO_DATE,
    ]);
    expect([monthEnd(2024, 2), monthEnd(2024, 13)]).toEqual([daysOf(2024, 2, 29), NO_DATE]);
  });

  test('end a quarter four times a year', () => {
    const months = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(months.filter((month) => isQuarterEnd(monthEnd(2023, month)))).toEqual([3, 6, 9, 12]);
    expect(isQuarterEnd(daysOf(2023, 3, 30))).toBe(false);
  });
});

describe('dates', () => {
  const day = daysOf(2017, 9, 30);
  test.each([
    ['20170930', readCompactDate],
    ['09/30/2017', readSlashDate],
    ['9/30/2017', readSlashDate],
    ['2017-09-30', readIsoDate],
    ['2017-09-30T00:00:00.000', readIsoDate],
    ['2017/09', readMonth],
    ['2017Q3', readQuarter],
  ])('%s is 30 September 2017', (text, reader) => {
    expect(read(reader, text)).toBe(day);
  });

  test.each([
    ...['2017093', '201709300', '2017-9-3', '20171301', '20170931', '2017093A'].map((text) => [
      text,
      readCompactDate,
    ]),
    ...['09/31/2017', '09-30-2017', '09/30/17', '/30/2017', '9//2017', '09/30/20170'].map((text) => [
      text,
      readSlashDate,
    ]),
    ...['2017-09-31', '20170930', '2017-09-30 12', '2017-9-30'].map((text) => [text, readIsoDate]),
    ...['2017/13', '2017/00', '2017-09', '17/09', '2017/9'].map((text) => [text, readMonth]),
    ...['2017Q5', '2017Q0', '2017q3', '2017Q', '2017Q33'].map((text) => [text, readQuarter]),
  ] as [string, typeof readMonth][])('%s is none', (text, reader) => {
    expect(read(reader, text)).toBe(NO_DATE);
  });
});

describe('money', () => {
  test.each([
    ['0.00', 0],
    ['530.00', 53_000],
    ['000002431.63', 243_163],
    ['$8727', 872_700],
    ['8727', 872_700],
    ['9165.0', 916_500],
    ['.5', 50],
    ['12.', 1_200],
    ['$1,234,567.89', 123_456_789],
    ['-99.96', -9_996],
    ['-$5', -500],
    ['$-5', -500],
    ['-0.00', 0],
    ['10303.629999999999', 1_030_363],
    ['133552.17000000001', 13_355_217],
    ['9999999999999.99', 999_999_999_999_999],
  ])('%s is %i cents', (text, cents) => {
    expect(read(readMoney, text)).toBe(cents);
  });

  test.each([
    ['10000000000000.00', 'is larger than 9,999,999,999,999.99'],
    ['-10000000000000', 'is larger than 9,999,999,999,999.99'],
    ['99999999999999999999999999', 'is larger than 9,999,999,999,999.99'],
    ['12.345', 'has fractions of a cent'],
    ['1.5E+05', 'is not an amount of dollars and cents'],
    ['12,34.00', 'is not an amount of dollars and cents'],
    ['1.2.3', 'is not an amount of dollars and cents'],
    ['$', 'is not an amount of dollars and cents'],
    ['--5', 'is not an amount of dollars and cents'],
    ['(5.00)', 'is not an amount of dollars and cents'],
    ['12 34', 'is not an amount of dollars and cents'],
    ['NaN', 'is not an amount of dollars and cents'],
  ])('%s is none: it %s', (text, reason) => {
    expect(read(readMoney, text)).toBe(UNREADABLE);
    expect(explainMoney(text)).toBe(reason);
  });
});
