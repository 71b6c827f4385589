import { graphql } from '../../platform/lib/gql/gql.ts';
import { notFound } from '../../platform/errors.ts';
import type { Route } from '../../platform/lib/rest.ts';

const latest = graphql(`
  query restLatest {
    latestPeriod(product: HOTEL) {
      year
      monthNumber
    }
  }
`);

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
