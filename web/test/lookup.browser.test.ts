import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findProperties } from './sampleProperties.ts';
import { drawnChart, figureRows } from './seen.ts';
import { settled } from './settled.ts';
import { tabTo } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });

/** Opens an address as the member, and closes it after what is done there. */
async function at(path: string, look: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await world.visit({ stored: world.stored });
  await page.goto(path);
  await look(page);
  await close();
}

/** A portfolio, and a hotel that was looked at, since empty tables have no pages. */
beforeAll(async () => {
  const { hotel, createPortfolio } = await findProperties(world.product, world.stored);
  await createPortfolio('West Texas', 'HOTEL');
  await at(hotel.path, settled);
});

const pager = (page: Page, table: string) =>
  page.getByRole('navigation', { name: `Pages of ${table}`, exact: true });

/** The number of rows of a table on all its pages, as soon as they are there. */
async function countOf(page: Page, table: string): Promise<number> {
  const status = pager(page, table).getByText(/^\d+–\d+ of [\d,]+$/);
  return Number((await status.textContent())?.replace(/^.* of /, '').replaceAll(',', ''));
}

/** Exports a table by key, because parts that load late move its button: the file's name, and its rows without the head. */
async function exported(page: Page, table: string): Promise<{ name: string; rows: string[][] }> {
  const card = page.getByRole('region', { name: table, exact: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Export CSV' }).press('Enter'),
  ]);
  // A line with more or fewer cells than the head would throw.
  const [, ...rows] = parse(readFileSync(await download.path(), 'utf8'), { bom: true });
  return { name: download.suggestedFilename(), rows };
}

/** Texts that a spreadsheet would run instead of showing. */
const isLive = (cell: string): boolean => /^[=+@-]/.test(cell) && Number.isNaN(Number(cell));

const LODGING = ['Monthly revenue', 'Yearly revenue', 'Complete data set'];
const ALCOHOL = ['Monthly receipts', 'Yearly receipts', 'Complete data set'];

test.each([
  ['/stt/city/MARFA', LODGING, ['CityMonthlyRevenue', 'CityYearlyData', 'CityDataSet']],
  [
    '/stt/county/Presidio',
    [...LODGING, 'By city'],
    ['CountyMonthlyRevenue', 'CountyYearlyRevenue', 'CountyDataSet', 'CountyByCity'],
  ],
  ['/stt/zip/79843', LODGING, ['ZipMonthlyRevenue', 'ZipYearlyData', 'ZipDataSet']],
  [
    '/stt/mbtcity/MARFA',
    ALCOHOL,
    ['MBTCityMonthlyRevenue', 'MBTCityYearlyRevenue', 'MBTCityCompleteDataset'],
  ],
  [
    '/stt/mbtcounty/Presidio',
    [...ALCOHOL, 'By city'],
    ['MBTCountyMonthly', 'MBTCountyYearlyRevenue', 'MBTCountyCompleteDataset', 'MBTCountyByCity'],
  ],
  ['/stt/mbtzip/79843', ALCOHOL, ['MBTZipMonthlyRevenue', 'MBTZipYearlyRevenue', 'MBTZipCompleteDataset']],
  ['/stt/results/monthly/city/MARFA,ALPINE', ['Hotels'], ['HotelSearchResults']],
  ['/stt/results/quarterlymonthly/county/Presidio', ['Hotels'], ['HotelSearchResults']],
  ['/stt/results/mbt/zip/79843', ['Mixed beverage'], ['MBTHotelSearchResults']],
])('%s exports every row of %j', async (path, tables, names) => {
  await at(path, async (page) => {
    for (const [index, table] of tables.entries()) {
      const count = await countOf(page, table);
      const { name, rows } = await exported(page, table);
      expect(name).toBe(`${names[index] ?? ''}.csv`);
      expect(rows).toHaveLength(count);
      expect(rows.flat().filter(isLive)).toEqual([]);
    }
  });
});

test.each([
  ['/stt/city/MARFA', 'Monthly revenue', [10, 20, 50]],
  ['/stt/county/Presidio', 'By city', [10, 20, 50, 100]],
  ['/stt/results/monthly/city/MARFA', 'Hotels', [10, 20, 50, 100]],
  ['/stt/recentlyviewed', 'Recently Viewed', [5, 10, 20, 50, 100]],
  ['/stt/portfolio', 'Portfolios', [5, 10, 20, 50, 100]],
])('%s: %s has pages of %j', async (path, table, sizes) => {
  await at(path, async (page) => {
    await pager(page, table)
      .getByText(`${String(sizes[0])} rows`)
      .click();
    const offered = page.getByRole('listbox').getByRole('option');
    await expect.poll(() => offered.allTextContents()).toEqual(sizes.map((size) => `${String(size)} rows`));
  });
});

test.each([
  ['1 year', 2],
  ['3 years', 3],
  ['5 years', 5],
  ['10 years', 10],
])('%s of the cities of a county are %i calendar years, up to the latest', async (name, years) => {
  await at('/stt/county/Presidio?tab=cities', async (page) => {
    await page.getByRole('radio', { name }).check();
    const months = await figureRows(page);
    await months.first().waitFor();
    const shown = (await months.allTextContents()).map((month) => Number(month.slice(-4)));
    const latest = Math.max(...shown);
    expect(Math.min(...shown)).toBe(latest - years + 1);
    const headline = page.getByRole('region', { name: 'Headline figures' });
    const latestMonth = headline.getByText(/^[A-Z][a-z]+ \d{4}$/).first();
    expect(latest).toBe(Number((await latestMonth.textContent())?.slice(-4)));
  });
});

/** Answers an operation with a failure from now on. */
async function fail(page: Page, operation: string): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes(`"${operation}"`) === true ? route.abort() : route.continue(),
  );
}

test.each([
  ['/stt/mbtcity/MARFA', 'PlaceAlcohol', 'The figures'],
  ['/stt/search', 'PlaceNames', 'The cities to choose from'],
  ['/stt/search', 'Viewer', 'Your account'],
])(
  'where %s cannot ask for %s, it says so, and the member stays signed in',
  async (path, operation, what) => {
    await at('/stt/settings', async (page) => {
      await fail(page, operation);
      await page.goto(path);
      await page.getByText(`${what} could not be loaded.`).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await page.getByText(`${what} could not be loaded.`).waitFor({ state: 'detached' });
    });
  },
);

test.each([
  ['release:999', /There is no release:999/],
  // The first release of the sample is one of hotels.
  ['release:1', /No release of this tax had been published by then/],
])('results of the latest month of bars as of %s say why there are none', async (release, says) => {
  await at(`/stt/results/mbt/city/MARFA?asOf=${release}`, async (page) => {
    await page.getByText(says).waitFor();
    await page.getByRole('link', { name: 'Show the latest' }).click();
    await page.getByRole('table').waitFor();
  });
});

test('Speed Search says what is wrong with what was typed', async () => {
  await at('/stt/search', async (page) => {
    const field = page.getByRole('combobox', { name: 'Speed Search' });
    await field.press('Enter');
    await page.getByText('Input field must not be blank.').waitFor();
    await field.fill('ma%-');
    await expect.poll(() => field.inputValue()).toBe('ma');
    await field.press('Enter');
    await page.getByText('Input too short. Please Enter full property Name, Zip, or City.').waitFor();
    await field.fill('zzzzzz');
    await page.getByText('No Results Found.').waitFor();
    await field.fill('inn');
    await page.getByRole('option').first().waitFor();
    await expect.poll(() => page.getByRole('option').count()).toBe(10);
    await fail(page, 'SearchSuggestions');
    await field.fill('marfa');
    await page.getByText('Could not get response from server.').waitFor();
  });
});

test('Speed Search asks when typing rests, gives up what it asked before, and says whose permit has ended', async () => {
  await at('/stt/search', async (page) => {
    const asked: string[] = [];
    const givenUp: string[] = [];
    const typedIn = (request: Request): string =>
      /"text":"([^"]*)"/.exec(request.postData() ?? '')?.[1] ?? '';
    page.on('requestfailed', (request) => givenUp.push(typedIn(request)));
    // Nothing is answered until three letters more are typed.
    await page.route('**/graphql', async (route, request) => {
      const text = typedIn(request);
      if (text !== '') asked.push(text);
      if (text !== 'midn') await route.continue();
    });
    const field = page.getByRole('combobox', { name: 'Speed Search' });
    await field.pressSequentially('midn');
    await page.getByText('Searching...', { exact: true }).waitFor();
    await expect.poll(() => asked).toEqual(['midn']);
    await field.pressSequentially('ight ocelot loft');
    const ended = page.getByRole('option').filter({
      hasText:
        /MIDNIGHT OCELOT LOFT # 6.*Permit Ended(, last filed [A-Z][a-z]+ \d{4}| [A-Z][a-z]{2} \d{1,2}, \d{4})/,
    });
    await ended.first().waitFor();
    expect(asked.at(-1)).toBe('midnight ocelot loft');
    expect(givenUp).toContain('midn');
  });
});

test('Classic Search wants a place, and takes several', async () => {
  await at('/stt/search?by=county', async (page) => {
    const wanted = page.getByText('Please Enter a city, county or zip code to view results');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await wanted.waitFor();
    const field = page.getByRole('combobox', { name: 'County' });
    for (const name of ['presi', 'brews']) {
      await field.fill(name);
      await page.getByRole('option').first().waitFor();
      await field.press('Enter');
    }
    await page.getByRole('button', { name: 'Remove Brewster' }).waitFor();
    await field.press('Backspace');
    await page.getByRole('button', { name: 'Remove Brewster' }).waitFor({ state: 'detached' });
    await field.press('Enter');
    await page.waitForURL(/\/stt\/results\/monthly\/\d+\/\d+\/county\/Presidio$/);
    await page.getByRole('link', { name: 'Presidio County over time' }).click();
    await page.getByRole('heading', { level: 1, name: 'Presidio County' }).waitFor();
  });
});

test('from a hotel to a comparison by keyboard alone, and all of it in the address', async () => {
  await at('/stt/results/monthly/city/MARFA?sort=-rooms', async (page) => {
    await page.getByRole('rowheader').getByRole('link').first().press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/stt\/compare\?subject=\d+-\d+$/);
    await tabTo(page, page.getByLabel('Add a hotel'));
    await page.keyboard.type('alpine');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await drawnChart(page);
    expect(page.url()).toMatch(/with=\d+-\d+/);
    await expect.poll(() => countOf(page, 'Comparison')).toBe(3);
    const { name, rows } = await exported(page, 'Comparison');
    expect(name).toBe('HotelComparison.csv');
    expect(rows.map(([, role]) => role).sort()).toEqual(['Competitor', 'Competitor set', 'Subject']);
    await page.reload();
    await expect.poll(() => countOf(page, 'Comparison')).toBe(3);
  });
});

test('a definition is one press away, and has the focus', async () => {
  await at('/stt/search', async (page) => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About the data' })
      .click();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'RevPAR', exact: true }).press('Enter');
    await page.waitForURL('**/stt/about-data#revpar');
    const definition = page.locator(':focus').filter({ has: page.getByRole('term').getByText(/^RevPAR$/) });
    await definition.waitFor();
    expect((await definition.boundingBox())?.y).toBeLessThan(300);
  });
});
