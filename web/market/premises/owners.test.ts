import { expect, test } from 'vitest';
import { earlierOwnersText, overlapTexts, withOwnerMarks, type OwnerSpan } from './owners.ts';

const span = (taxpayerName: string, firstMonth: string, lastMonth: string): OwnerSpan => ({
  position: 1,
  taxpayerNumber: '32000000011',
  locationNumber: 1,
  name: 'AN INN',
  taxpayerName,
  firstMonth,
  lastMonth,
  lastFiled: lastMonth,
  beganOn: null,
  reason: null,
});

test('an owner who followed at once is named by the month of the change', () => {
  const spans = [span('FIRST LP', '2018-01', '2019-06'), span('NEXT LLC', '2019-06', '2019-12')];
  expect(earlierOwnersText(spans)).toBe('Figures before June 2019 were filed by FIRST LP.');
});

test('across months that no release has, only the last month of the earlier owner is known', () => {
  const spans = [
    span('FIRST LP', '2018-01', '2018-12'),
    span('NEXT LLC', '2019-01', '2019-12'),
    span('LAST INC', '2023-01', '2023-09'),
  ];
  expect(earlierOwnersText(spans)).toBe(
    'Figures up to December 2019 were filed by NEXT LLC, before January 2019 by FIRST LP.',
  );
});

test('a line is where the next owner took over, or first filed if no day is known', () => {
  const spans = [span('FIRST LP', '2018-01', '2019-12'), span('NEXT LLC', '2023-01', '2023-09')];
  const own = { taxpayerNumber: '32000000011', locationNumber: 1 };
  const chart = { months: [], series: [], fullYear: 2023 };
  const turnsOf = (beganOn: string | null) =>
    withOwnerMarks(chart, { own, spans: spans.map((each, at) => (at === 1 ? { ...each, beganOn } : each)) })
      .turns;
  expect(turnsOf('2021-06-15')).toEqual([{ month: '2021-06', label: 'NEXT LLC' }]);
  expect(turnsOf(null)).toEqual([{ month: '2023-01', label: 'NEXT LLC' }]);
});

test('on the page of an earlier owner, months that an operator left out stay marked', () => {
  const spans = [
    span('FIRST LP', '2018-01', '2019-12'),
    { ...span('NEXT LLC', '2020-01', '2023-09'), taxpayerNumber: '32000000012' },
  ];
  const own = { taxpayerNumber: '32000000011', locationNumber: 1 };
  const leftOut = { months: ['2019-11'], word: 'left out by an operator' };
  const chart = { months: ['2019-11', '2019-12'], series: [], fullYear: 2023, marked: [leftOut] };
  expect(withOwnerMarks(chart, { own, spans }).marked).toEqual([
    leftOut,
    { months: ['2019-11', '2019-12'], word: 'filed by FIRST LP' },
  ]);
});

test('where no taxpayer is known, figures are told by their permit: it may be an earlier one of the same owner', () => {
  const spans = [
    { ...span('', '2014-08', '2016-09'), taxpayerNumber: 'MB694133' },
    span('MOLCAS LLC', '2017-07', '2017-10'),
  ];
  expect(earlierOwnersText(spans)).toBe('Figures up to September 2016 were filed under permit MB694133.');
});

test('an earlier owner’s receipts long after the sale are named, and months that the present owner did not file for', () => {
  const seller = span('SELLER LP', '2015-01', '2023-01');
  const buyer = span('BUYER LLC', '2021-04', '2023-03');
  const late =
    'SELLER LP filed receipts as late as January 2023, though BUYER LLC has figures from April 2021 on. What both filed for a month is added up.';
  expect(overlapTexts([seller, buyer])).toEqual([late]);
  expect(overlapTexts([{ ...seller, lastFiled: '2023-09' }, buyer])).toEqual([
    late,
    'BUYER LLC filed for no month after March 2023: later figures are an earlier owner’s filings, mostly of $0.',
  ]);
  // The month of the sale, and a quarter that reaches over it.
  expect(overlapTexts([span('SELLER LP', '2015-01', '2021-06'), buyer])).toEqual([]);
});
