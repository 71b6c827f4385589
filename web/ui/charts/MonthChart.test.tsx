import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { catchDownloads, stubBrowser } from '../../test/browserStubs.ts';
import { withGaps } from './chartGaps.ts';
import { MonthChart } from './MonthChart.tsx';
import type { MonthChartData, MonthSeries } from './monthSeries.ts';
import { everyMonth } from '../formats/monthArithmetic.ts';

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MONTHS = everyMonth(['2021-11', '2023-02']);
const PUBLISHED = MONTHS.filter((month) => !month.startsWith('2022'));

function series(values: MonthSeries['values'], rest: Partial<MonthSeries> = {}): MonthSeries {
  return { key: 'a', name: 'A', kind: 'line', unit: 'money', values, ...rest };
}

/** Answers nothing: what the charts show is given to them. */
const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });

function show(data: Omit<MonthChartData, 'months' | 'fullYear'>): void {
  const chart = withGaps({ months: MONTHS, fullYear: 2023, ...data }, PUBLISHED);
  render(
    <ApolloProvider client={client}>
      <ThemeProvider>
        <MonthChart title="TTM revenue" data={chart} source="From release HOT2302" />
      </ThemeProvider>
    </ApolloProvider>,
  );
}

const known = MONTHS.map((month) => (month.startsWith('2022') ? null : 5));
const NEEDS = 'TTM revenue needs 12 filed months in a row';

test('a year that no release has is named, and its months have no dash in the table', () => {
  show({ series: [series(known)] });
  screen.getByText('2022 is not in the releases.');
  expect(screen.getAllByText('not in the releases', { selector: 'td' })).toHaveLength(12);
});

test('a legend counts the many lines that share the quiet colour, and names a few', () => {
  const line = (name: string, colour: 'third' | 'accent') => series(known, { key: name, name, colour });
  const quiet = (count: number) =>
    Array.from({ length: count }, (_, index) => line(`Rest ${String(index)}`, 'third'));
  const named = (): (string | null)[] => screen.getAllByRole('listitem').map((item) => item.textContent);
  show({ series: [...quiet(7), line('Subject', 'accent')] });
  expect(named()).toEqual(['7 others', 'Subject']);
  cleanup();
  show({ series: quiet(6) });
  expect(named()).toHaveLength(6);
});

test('a legend says what the paler bars are, if there are any', () => {
  const named = (): (string | null)[] => screen.getAllByRole('listitem').map((item) => item.textContent);
  const bars = series(known, { name: 'Receipts', kind: 'bar' });
  show({ series: [bars] });
  expect(named()).toEqual(['Receipts', 'before 2023']);
  cleanup();
  show({ series: [{ ...bars, values: MONTHS.map((month) => (month.startsWith('2023') ? 5 : null)) }] });
  expect(named()).toEqual(['Receipts']);
  cleanup();
  show({ series: [{ ...bars, values: MONTHS.map((month) => (month.startsWith('2021') ? 5 : null)) }] });
  expect(named()).toEqual(['Receipts before 2023']);
});

test('a chart without any figure says what one needs, and which months are to blame', () => {
  show({ series: [series(MONTHS.map(() => null))], needs: NEEDS });
  screen.getByText(`There is none here: ${NEEDS}.`);
  screen.getByText('2022 is not in the releases.');
});

test('months of other years without a figure are named with what it needs', () => {
  show({ series: [series(known.map((value, index) => (index === 0 ? null : value)))], needs: NEEDS });
  screen.getByText(`2022 is not in the releases. ${NEEDS}: none for November 2021.`);
});

test('the legend draws each line as the picture does', () => {
  show({
    series: [
      series(known),
      series(known, { key: 'b', name: 'B', isDotted: true, colour: 'ink' }),
      series(known, { key: 'c', name: 'C', isStrong: true }),
    ],
  });
  const lines = screen.getAllByRole('listitem').map((item) => {
    const line = item.querySelector('line');
    return [line?.getAttribute('stroke-dasharray'), line?.getAttribute('stroke-width')];
  });
  expect(lines).toEqual([
    [null, '2'],
    ['2 4', '2'],
    [null, '4'],
  ]);
});

test('a chart is shared as a drawing that says what it is, where it is from and where it shows', async () => {
  const files = catchDownloads();
  window.history.replaceState(null, '', '/stt/hotelinfo/EXAMPLE/32000000011/22?tab=ttm&years=3');
  show({ series: [series(known, { name: 'TTM revenue of <A & B>' })] });
  screen.getByRole('button', { name: 'SVG' }).click();
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('TTM revenue.svg');
  const drawn = new DOMParser().parseFromString((await files[0]?.text) ?? '', 'image/svg+xml');
  const words = [...drawn.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(words).toContain('TTM revenue');
  expect(words).toContain('TTM revenue of <A & B>');
  expect(words).toContain('2022 is not in the releases. From release HOT2302.');
  expect(words.at(-1)).toMatch(/\/stt\/hotelinfo\/EXAMPLE\/32000000011\/22\?tab=ttm&years=3$/);
  expect(drawn.querySelectorAll('path').length).toBeGreaterThan(0);
});

test('a picture that the browser cannot draw is said not to be saved', async () => {
  catchDownloads();
  // It has no pictures, as a browser that runs out of memory.
  show({ series: [series(known)] });
  screen.getByRole('button', { name: 'PNG' }).click();
  await screen.findByText('The chart was not saved. Please try again.', { selector: '[role=status]' });
});
