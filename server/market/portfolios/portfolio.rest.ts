import { badInput } from '../../platform/errors.ts';
import { operation, wholeNumber, type RestCall, type Route } from '../../platform/lib/rest.ts';
import { throwErrors, type RestError } from '../../platform/lib/restErrors.ts';

interface Listed {
  id: string;
  name: string;
  product: 'HOTEL' | 'BEVERAGE';
}

interface Kept {
  taxpayerNumber: string;
  locationNumber: number;
  name: string;
}

type Id = { id: string } & Record<string, unknown>;
type Input = { input: object } & Record<string, unknown>;
interface Payload {
  portfolio: Listed | null;
  errors: RestError[];
}

const list = operation<{ portfolios: { nodes: Listed[] } }>(
  'query restPortfolios { portfolios(first: 500) { nodes { id name product } } }',
);
const create = operation<{ createPortfolio: Payload }, Input>(
  `mutation restCreatePortfolio($input: CreatePortfolioInput!) {
    createPortfolio(input: $input) { portfolio { id name product } errors { code message } }
  }`,
);
const remove = operation<{ deletePortfolio: { errors: RestError[] } }, Input>(
  `mutation restDeletePortfolio($input: DeletePortfolioInput!) {
    deletePortfolio(input: $input) { errors { code message } }
  }`,
);
const contents = operation<
  { node: { hotels: Page; beverageProperties: Page } | null },
  Id & { after: string | null }
>(`query restPortfolio($id: ID!, $after: String) {
  node(id: $id) { ... on Portfolio {
    hotels(first: 500, after: $after) { ...kept }
    beverageProperties(first: 500, after: $after) { ...keptBars }
  } }
}
fragment kept on HotelConnection {
  nodes { taxpayerNumber locationNumber name } pageInfo { hasNextPage endCursor }
}
fragment keptBars on BeveragePropertyConnection {
  nodes { taxpayerNumber locationNumber name } pageInfo { hasNextPage endCursor }
}`);
const changes = {
  addToPortfolio: operation<{ done: Payload }, Input>(
    `mutation restAddToPortfolio($input: PortfolioPropertyInput!) {
      done: addToPortfolio(input: $input) { portfolio { id name product } errors { code message } }
    }`,
  ),
  removeFromPortfolio: operation<{ done: Payload }, Input>(
    `mutation restRemoveFromPortfolio($input: PortfolioPropertyInput!) {
      done: removeFromPortfolio(input: $input) { portfolio { id name product } errors { code message } }
    }`,
  ),
};

interface Page {
  nodes: Kept[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Portfolios are numbers in REST, and 0 is lodging, 1 alcohol. */
function rowOf({ id, name, product }: Listed): object {
  return { id: Number(id.replace('portfolio:', '')), portfolio: name, type: product === 'HOTEL' ? 0 : 1 };
}

function idOf(text: string): string {
  return `portfolio:${String(wholeNumber(text, 'id'))}`;
}

function productOf(type: string): 'HOTEL' | 'BEVERAGE' {
  if (type === '0') return 'HOTEL';
  if (type === '1') return 'BEVERAGE';
  throw badInput('type must be 0 for lodging or 1 for alcohol.');
}

async function propertiesIn({ run, param }: RestCall): Promise<object[]> {
  const id = idOf(param('id'));
  const kept: Kept[] = [];
  let after: string | null = null;
  do {
    const { node }: { node: { hotels: Page; beverageProperties: Page } | null } = await run(contents, {
      id,
      after,
    });
    // A portfolio holds properties of one tax, so at most one of the two lists goes on.
    const pages: Page[] = node ? [node.hotels, node.beverageProperties] : [];
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
