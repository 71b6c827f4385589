import { notFound } from '../../platform/errors.ts';
import { operation, type Route } from '../../platform/lib/rest.ts';

interface Latest {
  latestPeriod: { year: number; monthNumber: number } | null;
}

const latest = operation<Latest>(`query restLatest {
  latestPeriod(product: HOTEL) { year monthNumber }
}`);

export const latestRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/search/latest',
    answer: async ({ run }) => {
      const { latestPeriod } = await run(latest, {});
      if (!latestPeriod) throw notFound('A published period');
      return { year: latestPeriod.year, month: latestPeriod.monthNumber };
    },
  },
];
