import { HOTELS, MONTHS } from './fakeFigures.ts';
import type { FakeHotel } from './fakeFigures.ts';
import { page } from './fakeHotel.ts';

interface Input<T> {
  input: T;
}

/** As many hotels as wanted, under names of their own. */
const hotelsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const known = HOTELS[index % HOTELS.length];
    if (known === undefined) throw new Error('There are no hotels.');
    const round = Math.floor(index / HOTELS.length);
    const taxpayerNumber = String(Number(known.taxpayerNumber) + round * 100_000);
    return { ...known, taxpayerNumber, name: round === 0 ? known.name : `${known.name} ${String(round)}` };
  });

const listed = (hotel: FakeHotel) => ({
  ...hotel,
  id: `hotel:${hotel.taxpayerNumber}-${String(hotel.locationNumber).padStart(5, '0')}`,
  filedCity: hotel.city,
});

interface Charted {
  from: string;
  to: string;
  lines?: number;
}

/** Every hotel took in $1,000 and the first one $2,000 each month, with a RevPAR of 50. */
function chartOf(count: number, { from, to, lines = 6 }: Charted) {
  const months = MONTHS.filter((month) => month >= from && month <= to);
  const all = (value: number): number[] => months.map(() => value);
  return {
    months,
    receipts: all((count + 1) * 1_000),
    revpar: all(50),
    lines: hotelsOf(Math.min(count, lines)).map(({ name, taxpayerNumber }, index) => ({
      hotel: { id: `hotel:${taxpayerNumber}-00001`, name },
      beverageProperty: null,
      receipts: all(index === 0 ? 2_000 : 1_000),
      revpar: all(50),
    })),
  };
}

const portfolio = (id: number, name: string, product: 'HOTEL' | 'BEVERAGE', count: number) => ({
  __typename: 'Portfolio',
  id: `portfolio:${String(id)}`,
  name,
  product,
  createdAt: '2026-11-01T10:00:00Z',
  propertyCount: count,
  chart: (asked: Charted) => chartOf(count, asked),
  hotels: () => page(product === 'HOTEL' ? hotelsOf(count).map(listed) : []),
  beverageProperties: () => page([]),
});

const PORTFOLIOS = [portfolio(1, 'West Texas', 'HOTEL', 3), portfolio(2, 'Bars', 'BEVERAGE', 0)];
/** Not in the list, but at its address. */
const LARGE = portfolio(3, 'All of it', 'HOTEL', 300);

/** The API's portfolios: two in the list, whatever is made or deleted; 'Taken' is a name that is used already. */
export const fakePortfolios = {
  portfolios: ({ product = null }: { product?: string | null }) =>
    page(PORTFOLIOS.filter((each) => product === null || each.product === product)),
  node: ({ id }: { id: string }) => [...PORTFOLIOS, LARGE].find((each) => each.id === id) ?? null,
  createPortfolio: ({ input: { name } }: Input<{ name: string }>) =>
    name === 'Taken'
      ? {
          portfolio: null,
          errors: [
            { field: 'name', code: 'NAME_TAKEN', message: 'You already have a portfolio of this name.' },
          ],
        }
      : { portfolio: PORTFOLIOS[0], errors: [] },
  deletePortfolio: { ok: true, errors: [] },
  addToPortfolio: { portfolio: PORTFOLIOS[0], errors: [] },
  removeFromPortfolio: { portfolio: PORTFOLIOS[0], errors: [] },
};
