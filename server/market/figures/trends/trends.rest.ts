import { graphql } from '../../../platform/lib/gql/gql.ts';
import type { Route } from '../../../platform/lib/rest.ts';

const newHotels = graphql(`
  query restNewHotels {
    newHotels {
      year
      newHotels
    }
  }
`);

/** Under /admin, as specified, but for all members. */
export const trendsRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/admin/newhotels',
    answer: async ({ run }) => (await run(newHotels, {})).newHotels.map((year) => ({ ...year })),
  },
];
