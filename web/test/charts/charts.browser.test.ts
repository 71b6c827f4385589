import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import type { Hand } from './page.tsx';
import { drawingFiles, filesBehind } from './drawingFiles.ts';
import { openAnew, openCharts } from './serve.ts';

const isWhole = process.env['EVERY_MAXIMUM'] === '1';
vi.setConfig({ testTimeout: isWhole ? 3_600_000 : 240_000 });

let browser: Browser;
let page: Page;
let charts: string[];
beforeAll(async () => {
  browser = await openBrowser();
  page = await openCharts(browser, { deviceScaleFactor: 2, viewport: { width: 1000, height: 900 } });
  charts = await page.evaluate(() => window.charts);
});
afterAll(() => browser.close());

/** 1.0 to 9.9 in steps of 0.1. */
const TENTHS = Array.from({ length: 90 }, (_, index) => 10 + index);
/** Maxima at which the chart library rounds an axis and its marks differently if it is let. */
const TREACHEROUS = [13, 32, 65];

/**
 * A picture of the chart library takes some 70 ms, and all would be 2,000. So it draws each chart with the treacherous
 * greatest values alone, and the page, which is quicker, with another one than the chart before it, too; with
 * EVERY_MAXIMUM=1 in the environment both draw all.
 */
function tenthsOf(place: number, by: Hand): number[] {
  if (isWhole) return TENTHS;
  return by === 'library' ? TREACHEROUS : [...TREACHEROUS, 10 + ((place * 7) % 90)];
}

/** Charts that are gone still take time, the chart library's: on a new page there are none. */
const MOST_PICTURES = 24;

/** A page shows its own picture first, and the chart library's once a pointer is on it. */
const HANDS = ['page', 'library'] as const;

test.each(HANDS)(
  'of the %s: every bar and every line of every chart is as high as its axis says',
  async (by) => {
    await openAnew(page);
    const wrong: string[] = [];
    let [read, worst, pictures] = [0, 0, 0];
    for (const [place, name] of charts.entries()) {
      if (pictures > MOST_PICTURES) await openAnew(page);
      if (pictures > MOST_PICTURES) pictures = 0;
      const tenths = tenthsOf(place, by);
      const readings = await page.evaluate(([chart, each, hand]) => window.readChart(chart, each, hand), [
        name,
        tenths,
        by,
      ] as const);
      expect(readings.length).toBeGreaterThanOrEqual(2 * tenths.length);
      pictures += tenths.length;
      read += readings.length;
      for (const { tenths: each, what, expected, measured } of readings) {
        const off = measured === null ? Infinity : Math.abs(measured - expected) / expected;
        worst = Math.max(worst, off);
        if (off <= 0.01) continue;
        wrong.push(
          `${name}, up to ${String(each / 10)}: ${what} is ${String(measured)}, not ${String(expected)}`,
        );
      }
    }
    if (isWhole)
      process.stdout.write(
        `${read} heights of ${charts.length} charts, off by ${(worst * 100).toFixed(2)}% at most\n`,
      );
    expect(wrong).toEqual([]);
  },
);

/** The tabs of the chart that is shown, each with whether it is open. */
const tabsOn = (): Promise<[string, boolean][]> =>
  page.$$eval('[role=tab]', (tabs) => tabs.map((tab) => [tab.textContent, tab.ariaSelected === 'true']));

test.each(HANDS)(
  'of the %s: months that no release has are shaded and named, and nothing is drawn across them',
  async (by) => {
    const months = ['2022-05', '2022-06', '2022-07', '2022-08'];
    const closed = new Map<string, Set<string>>();
    await openAnew(page);
    for (const name of charts.filter((each) => !WITHOUT_GAPS.includes(each))) {
      const found = await page.evaluate(([chart, gaps, hand]) => window.showGap(chart, gaps, hand), [
        name,
        months,
        by,
      ] as const);
      const words = 'May to August 2022 are not in the releases.';
      for (const gap of found) expect([name, gap]).toEqual([name, { words, isShaded: true, drawnRows: 0 }]);
      // A name ends with the tab.
      const card = name.split(' ').slice(0, -1).join(' ');
      const tabs = await tabsOn();
      const unseen = closed.get(card) ?? new Set(tabs.map(([label]) => label));
      for (const [label, isOpen] of tabs) if (isOpen) unseen.delete(label);
      closed.set(card, unseen);
    }
    expect([...closed].filter(([, { size }]) => size > 0)).toEqual([]);
  },
);

test('a headline shows every digit of its figures, on a phone too', async () => {
  const inAll = await page.evaluate(() =>
    ['$650,952,447', '$12,345,678,901', '1,070 of 1,080'].flatMap((figure) =>
      [340, 720, 1166].flatMap((width) => window.cutFigures(figure, width)),
    ),
  );
  expect(inAll).toEqual([]);
});

/** A chart of years, and one whose words begin with the owners; its gaps are those of every hotel's chart. */
const WITHOUT_GAPS = ['new hotels', 'sold hotel ttm'];

/** Files that draw without an axis, or on the lines of `sparkRuns`, whose heights are tested; the history of a filing is drawn by the charts’ own component. */
const ELSEWHERE = [
  'admin/doubtful/DoubtHistory.tsx',
  'admin/members/Pie.tsx',
  'app/Logo.tsx',
  'app/MenuButton.tsx',
  'app/TopBar.tsx',
  'market/figures/analyst/EditorTool.tsx',
  'market/figures/analyst/ExamplesPane.tsx',
  'members/welcome/WelcomeChart.tsx',
  'ui/charts/SmallChart.tsx',
  'ui/charts/Sparkline.tsx',
  'ui/dialog/Dialog.tsx',
];

test('everything that draws is among the charts read, or has no axis', () => {
  const read = filesBehind('test/charts/everyChart.tsx');
  expect(drawingFiles().filter((path) => !read.has(path))).toEqual(ELSEWHERE);
});
