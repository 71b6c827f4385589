import type { PageOf } from '../../../platform/lib/allPages.ts';
import type { Product, RestListedFragment, RestPortfolioQuery } from '../../../platform/lib/gql/graphql.ts';
import { graphql } from '../../../platform/lib/gql/gql.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import { wholeNumber, type RestCall, type Route } from '../../../platform/lib/rest.ts';
import { throwErrors } from '../../../platform/lib/restErrors.ts';

graphql(`
  fragment RestListed on Portfolio {
    id
    name
    product
  }
`);

const list = graphql(`
  query restPortfolios {
    portfolios(first: 500) {
      nodes {
        ...RestListed
      }
    }
  }
`);
const create = graphql(`
  mutation restCreatePortfolio($input: CreatePortfolioInput!) {
    createPortfolio(input: $input) {
      portfolio {
        ...RestListed
      }
      errors {
        code
        message
      }
    }
  }
`);
const remove = graphql(`
  mutation restDeletePortfolio($input: DeletePortfolioInput!) {
    deletePortfolio(input: $input) {
      errors {
        code
        message
      }
    }
  }
`);
const contents = graphql(`
  query restPortfolio($id: ID!, $after: String) {
    node(id: $id) {
      ... on Portfolio {
        hotels(first: 500, after: $after) {
          nodes {
            taxpayerNumber
            locationNumber
            name
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        beverageProperties(first: 500, after: $after) {
          nodes {
            taxpayerNumber
            locationNumber
            name
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`);
const changes = {
  addToPortfolio: graphql(`
    mutation restAddToPortfolio($input: PortfolioPropertyInput!) {
      done: addToPortfolio(input: $input) {
        errors {
          code
          message
        }
      }
    }
  `),
  removeFromPortfolio: graphql(`
    mutation restRemoveFromPortfolio($input: PortfolioPropertyInput!) {
      done: removeFromPortfolio(input: $input) {
        errors {
          code
          message
        }
      }
    }
  `),
};

interface Kept {
  taxpayerNumber: string;
  locationNumber: number;
  name: string;
}

/** REST identifies portfolios by number; 0 is lodging, 1 is alcohol. */
function rowOf({ id, name, product }: RestListedFragment): object {
  return { id: Number(id.replace('portfolio:', '')), portfolio: name, type: product === 'HOTEL' ? 0 : 1 };
}

function idOf(text: string): string {
  return `portfolio:${String(wholeNumber(text, 'id'))}`;
}

function productOf(type: string): Product {
  if (type === '0') return 'HOTEL';
  if (type === '1') return 'BEVERAGE';
  throw badInput('type must be 0 for lodging or 1 for alcohol.');
}

async function propertiesIn({ run, param }: RestCall): Promise<object[]> {
  const id = idOf(param('id'));
  const kept: PageOf<Kept>['nodes'] = [];
  let after: string | null = null;
  do {
    const { node }: RestPortfolioQuery = await run(contents, { id, after });
    if (!node || !('hotels' in node)) throw notFound('This portfolio');
    // A portfolio holds properties of one tax, so at most one of the two lists has more pages.
    const pages: PageOf<Kept>[] = [node.hotels, node.beverageProperties];
    kept.push(...pages.flatMap(({ nodes }) => nodes));
    after = pages.find(({ pageInfo }) => pageInfo.hasNextPage)?.pageInfo.endCursor ?? null;
  } while (after !== null);
  return kept.map(({ taxpayerNumber, locationNumber, name }) => ({
    id: wholeNumber(param('id'), 'id'),
    taxpayer_number: taxpayerNumber,
    location_number: locationNumber,
    location_name: name,
  }));
}

function change(name: keyof typeof changes): Route['answer'] {
  return async ({ run, field }) => {
    const input = {
      portfolioId: idOf(field('id')),
      taxpayerNumber: field('taxpayer_number'),
      locationNumber: wholeNumber(field('location_number'), 'location_number'),
    };
    const { errors } = (await run(changes[name], { input })).done;
    throwErrors(errors);
    return { result: true };
  };
}

export const portfolioRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/portfolio',
    answer: async ({ run }) => (await run(list, {})).portfolios.nodes.map(rowOf),
  },
  {
    method: 'post',
    path: '/portfolio',
    answer: async ({ run, field }) => {
      const input = { name: field('portfolio'), product: productOf(field('type')) };
      const { portfolio, errors } = (await run(create, { input })).createPortfolio;
      throwErrors(errors);
      return portfolio && rowOf(portfolio);
    },
  },
  {
    method: 'delete',
    path: '/portfolio',
    answer: async ({ run, field }) => {
      throwErrors((await run(remove, { input: { id: idOf(field('id')) } })).deletePortfolio.errors);
      return { result: true };
    },
  },
  { method: 'get', path: '/portfolio/hotel/:id', answer: propertiesIn },
  { method: 'post', path: '/portfolio/hotel', answer: change('addToPortfolio') },
  { method: 'delete', path: '/portfolio/hotel', answer: change('removeFromPortfolio') },
];
