import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propertyMap } from '../../../test/fakeMap.ts';
import { monthsAlone } from '../../../test/fakeReleases.ts';
import { stubPhone } from '../../../test/browserStubs.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

test('a map as of a release shows that time, says so, and leads to pages as of it', async () => {
  const { asked } = renderPage('/stt/map?asOf=release:7');
  const banner = await screen.findByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('As of HOT2306.CSV, published here on Aug 20, 2023;');
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  const link = await within(list).findByRole('link', { name: 'EXAMPLE HOUSE' });
  expect(link.getAttribute('href')).toMatch(/\?asOf=release:7$/);
  expect(asked.find(({ name }) => name === 'PropertyMap')?.variables).toMatchObject({
    asOf: { release: 'release:7' },
  });
});

test('a map says which figures are unusual, of hotels and of counties', async () => {
  renderPage('/stt/map?shade=counties&at=hotel:32000000011-00022');
  await screen.findByText(/ Unusual figures, which count as filed: 1\. /);
  await screen.findByText(/ Counties with unusual figures: Presidio\./);
  await screen.findByText(/: receipts \$60,000 \(unusual, counts as filed\)/);
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  await within(list).findByText('unusual');
});

test('a hotel whose rooms do not count has neither rooms nor RevPAR, and its list says why', async () => {
  renderPage('/stt/map', {
    answers: { propertyMap: { ...propertyMap, rooms: [null], revpar: [null], isDoubtful: [true] } },
  });
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  await within(list).findByRole('row', { name: /EXAMPLE HOUSE/ });
  expect(within(list).getAllByTitle('no rooms that count were filed')).toHaveLength(2);
  screen.getByText('–: no rooms that count were filed');
});

test('a map says which figures are parts of quarterly filings, of hotels and of counties', async () => {
  const figures = { receipts: 60_000, revpar: 100, unusualFilings: 0 };
  const county = { name: 'Presidio', marks: ['APPORTIONED'], figures, earlier: null, likeForLike: null };
  const answers = {
    propertyMap: { ...propertyMap, isUnusual: [false], isApportioned: [true] },
    rankPlaces: { nodes: [county] },
  };
  renderPage('/stt/map?shade=counties&at=hotel:32000000011-00022', { answers });
  await screen.findByText(/ Apportioned figures, parts of quarterly filings: 1\. /);
  await screen.findByText(/ Counties with more than a tenth of apportioned receipts: Presidio\.$/);
  await screen.findByText(/: receipts \$60,000 \(apportioned: a part of a quarterly filing\)/);
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  await within(list).findByText('apportioned');
});

test('changes of counties are said to be like for like', async () => {
  renderPage('/stt/map?shade=counties&figure=change', {
    answers: { propertyMap, rankPlaces: { nodes: [] } },
  });
  await screen.findByText(/ with marketplaces\. Their changes are like for like\./);
});

test('a map without figures of the year before says why it has no changes, and is not sorted by them', async () => {
  renderPage('/stt/map?shade=counties&figure=change', {
    answers: {
      propertyMap: { ...propertyMap, receiptsBefore: [null], changes: [null] },
      rankPlaces: { nodes: [] },
    },
  });
  const note = await screen.findByText(/ No changes: there are no figures for June 2022 to compare with\./);
  expect(note.textContent).not.toContain('like for like');
  await screen.findByText('no figure for that month or a year earlier');
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  const sorted = within(list)
    .getAllByRole('columnheader')
    .filter((head) => head.getAttribute('aria-sort') === 'descending');
  expect(sorted.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Receipts')]);
});

test('a map of changes against a month that is not whole in the releases says how few have one', async () => {
  const publishedMonths = () => monthsAlone(['2023-05', '2023-06']);
  renderPage('/stt/map?figure=change&city=MARFA&shade=counties', {
    answers: { propertyMap, publishedMonths, rankPlaces: { nodes: [] } },
  });
  await screen.findByText(/ The releases do not have the whole of June 2022: only 1 hotel has a change\./);
  await screen.findByText(/ what matches the filters there, with marketplaces\./);
  const list = screen.getByRole('table', { name: 'Hotels on the map' });
  const head = within(list).getByRole('columnheader', { name: /Receipts/ });
  expect(head.getAttribute('aria-sort')).toBe('descending');
});

test('a change says that the year before was unusual', async () => {
  const answers = { propertyMap: { ...propertyMap, isUnusual: [false], isUnusualBefore: [true] } };
  renderPage('/stt/map?figure=change&at=hotel:32000000011-00022', { answers });
  await screen.findByText(/ Unusual figures a year earlier: 1\.$/);
  await screen.findByText(/\(unusual a year earlier\)/);
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  await within(list).findByText('unusual a year earlier');
});

test('a month that a hotel opened within is named on the map, below it and in its list, of either year', async () => {
  const isPartial = { isUnusual: [false], isPartial: [true], isPartialBefore: [true] };
  renderPage('/stt/map?figure=change&at=hotel:32000000011-00022', {
    answers: { propertyMap: { ...propertyMap, ...isPartial } },
  });
  await screen.findByText(/ Partial months: 1\. Partial months a year earlier: 1\.$/);
  await screen.findByText(/\(partial month\) \(partial month a year earlier\)/);
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  await within(list).findByText('partial month');
  await within(list).findByText('partial month a year earlier');
});

test('on a phone the list names a partial month below its receipts', async () => {
  stubPhone();
  renderPage('/stt/map', { answers: { propertyMap: { ...propertyMap, isPartial: [true] } } });
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  const words = await within(list).findByText('partial month');
  expect(words.closest('td')?.textContent).toMatch(/^\$60,000\.00 partial month$/);
});

test.each([
  ['revpar', '$100.00'],
  ['change', '▲ up 20.0%'],
])('on a phone the list has the figure of the map beside the receipts: %s', async (figure, words) => {
  stubPhone();
  renderPage(`/stt/map?figure=${figure}`, { answers: { propertyMap } });
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  const row = await within(list).findByRole('row', { name: /EXAMPLE HOUSE/ });
  expect(row.textContent).toContain(words);
});

test('a month that has monthly filers only says so', async () => {
  const publishedMonths = () =>
    monthsAlone(['2022-06', '2023-06']).map((each) => ({
      ...each,
      hasQuarterlyFilers: each.month < '2023',
    }));
  renderPage('/stt/map', { answers: { propertyMap, publishedMonths } });
  await screen.findByText(/ Jun 2023: monthly filers only\./);
});

test('a hotel that had yet to open a year earlier says so instead of a change', async () => {
  const ids = ['hotel:32000000011-00022'];
  const answers = {
    propertyMap: { ...propertyMap, ids, receiptsBefore: [null], changes: [null], wasNotOpen: [true] },
  };
  renderPage('/stt/map?figure=change&at=hotel:32000000011-00022', { answers });
  await screen.findByText(/unknown, not open then, \$0 was filed/);
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  await within(list).findByText('not open then, $0 was filed');
});

test.each([
  ['a hotel that stays closed had $0 a year earlier', 0, /unknown, \$0 a year earlier/],
  ['a hotel without a figure lacks that of the month', null, /no figure for June 2023/],
])('%s', async (_, receipts, chosen) => {
  const ids = ['hotel:32000000011-00022'];
  const answers = {
    propertyMap: { ...propertyMap, ids, receipts: [receipts], receiptsBefore: [0], changes: [null] },
  };
  renderPage('/stt/map?figure=change&at=hotel:32000000011-00022', { answers });
  await screen.findByText(chosen, { selector: '[role=status] p' });
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  expect(within(list).queryByText('no figure a year earlier')).toBeNull();
});

test.each([
  ['hotels', '', 'Doubtful figures, which do not count as filed', 'doubtful'],
  ['bars', '&tax=bar', 'Estimates by the comptroller', 'estimated'],
])(
  'a change of %s says which figures are not as filed, of either year',
  async (several, tax, figures, note) => {
    const isHotel = several === 'hotels';
    const ids = [isHotel ? 'hotel:32000000011-00022' : 'beverage:32000000011-00022'];
    const answers = { propertyMap: { ...propertyMap, ids, isDoubtful: [true], isDoubtfulBefore: [true] } };
    renderPage(`/stt/map?figure=change&at=${ids[0] ?? ''}${tax}`, { answers });
    await screen.findByText(new RegExp(` ${figures}: 1\\. ${figures}, a year earlier: 1\\.`));
    await screen.findByText(isHotel ? /\(a year earlier doubtful: / : /\(a year earlier an estimate by the/);
    const list = await screen.findByRole('table', {
      name: isHotel ? 'Hotels on the map' : 'Bars on the map',
    });
    await within(list).findByText(note);
    await within(list).findByText(`${note} a year earlier`);
  },
);
