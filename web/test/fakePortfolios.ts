import { HOTELS } from './fakeFigures.ts';
import { fakeHotel, page } from './fakeHotel.ts';

interface Input<T> {
  input: T;
}

const portfolio = (id: number, name: string, product: 'HOTEL' | 'BEVERAGE', count: number) => ({
  __typename: 'Portfolio',
  id: `portfolio:${String(id)}`,
  name,
  product,
  createdAt: '2026-11-01T10:00:00Z',
  propertyCount: count,
  hotels: () => page(product === 'HOTEL' ? HOTELS.slice(0, count).map(fakeHotel) : []),
  beverageProperties: () => page([]),
});

const PORTFOLIOS = [portfolio(1, 'West Texas', 'HOTEL', 3), portfolio(2, 'Bars', 'BEVERAGE', 0)];

/** The API's portfolios: two of them, whatever is made or deleted; 'Taken' is a name that is used already. */
export const fakePortfolios = {
  portfolios: ({ product = null }: { product?: string | null }) =>
    page(PORTFOLIOS.filter((each) => product === null || each.product === product)),
  node: ({ id }: { id: string }) => PORTFOLIOS.find((each) => each.id === id) ?? null,
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
