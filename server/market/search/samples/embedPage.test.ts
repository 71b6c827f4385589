import { expect, test } from 'vitest';
import { embedChart } from './embedChart.ts';
import type { EmbedFigures } from './embedFigures.ts';
import { embedPage } from './embedPage.ts';
import type { SampleSubject } from './sampleSubject.ts';

const city: SampleSubject = {
  id: 'city:MARFA',
  name: 'MARFA',
  kind: 'CITY',
  propertyId: null,
  cityName: null,
  products: ['HOTEL'],
  months: () => Promise.resolve([]),
};
const facts = { productName: 'Texas Receipts', publicUrl: 'https://texas.example.com' };
const figures: EmbedFigures = {
  product: 'HOTEL',
  months: ['2023-01', '2023-02', '2023-03'],
  receipts: [100_00, 200_00, 300_00],
  missing: [],
  incomplete: [],
  monthlyOnly: [],
  doubtful: [],
  unusual: [],
  fromTax: [],
  isDerived: false,
  releases: [],
};

test('what else to know of the receipts is said below them', () => {
  const page = embedPage(facts, city, {
    ...figures,
    missing: ['2022-12'],
    incomplete: ['2023-03'],
    monthlyOnly: ['2023-03'],
    doubtful: ['2023-01', '2023-02'],
    unusual: ['2023-02'],
    fromTax: ['2023-03'],
    isDerived: true,
  });
  expect(page).toContain('Not in the releases: December 2022.');
  expect(page).toContain('Incomplete, as rows are missing: March 2023.');
  expect(page).toContain('Without hotels that file by quarter: March 2023.');
  expect(page).toContain('Not wholly counted as filed: January 2023 to February 2023.');
  expect(page).toContain('Unusual receipts, which count as filed: February 2023.');
  expect(page).toContain('Calculated from the tax: March 2023.');
  expect(page).toContain('Quarterly filings are divided over their months by days.');
  expect(embedPage(facts, city, figures)).not.toContain('class="note"');
});

const release = (fileName: string) => ({ fileName, synthetic: false });

test('the source names every release, folded away if they are many', () => {
  const page = (...names: string[]) => embedPage(facts, city, { ...figures, releases: names.map(release) });
  expect(page('HOT_2022.CSV', 'HOT_<2023>.CSV')).toContain(
    '<footer>Source: Texas comptroller, HOT_2022, HOT_&lt;2023&gt;. <a',
  );
  const many = page('A.CSV', 'B.CSV', 'C.CSV', 'D.CSV');
  expect(many).toContain('<summary>Source: Texas comptroller, 4 releases</summary>A, B, C, D.</details>');
  expect(page()).not.toContain('Source:');
});

test('the scale is labelled at both ends', () => {
  expect(embedChart('Receipts', figures)).toContain('<span>$300</span><span>$0</span>');
});

const LETTERS = { K: 1e3, M: 1e6, B: 1e9 };

/** Cents at the top of the chart, by its label. */
function labelled(chart: string): number {
  const [, number = '', letter = ''] = /<span>\$([\d.]+)([KMB]?)<\/span>/.exec(chart) ?? [];
  return 100 * Number(number) * (letter in LETTERS ? LETTERS[letter as keyof typeof LETTERS] : 1);
}

test('every bar is as high as its axis says, whatever the greatest figure', () => {
  const wrong: string[] = [];
  for (let tenths = 10; tenths < 100; tenths += 1) {
    for (const power of [1e3, 1e6, 1e9]) {
      const receipts = [1, 0.5, 0.1].map((part) => Math.round(tenths * power * part));
      const chart = embedChart('Receipts', { ...figures, receipts });
      const heights = [...chart.matchAll(/class="bar"[^>]*height="([\d.]+)"/g)].map(([, high]) =>
        Number(high),
      );
      heights.forEach((high, at) => {
        const off = Math.abs((high / 160) * labelled(chart) - (receipts[at] ?? 0)) / (receipts[0] ?? 1);
        if (off > 0.01) wrong.push(`${String(receipts[at])} in ${String(receipts[0])}`);
      });
      if (heights.length !== receipts.length) wrong.push(`bars of ${String(receipts[0])}`);
    }
  }
  expect(wrong).toEqual([]);
});
