import { LEFT_OUT, NOT_PUBLISHED, type Route } from '../../../platform/lib/rest.ts';
import { fieldList } from './fieldWords.ts';
import { restParameters } from './restParameters.ts';
import { restWords, type RestWords } from './restWords.ts';

interface Facts {
  productName: string;
  publicUrl: string;
  version: string;
}

type Json = Readonly<Record<string, unknown>>;

const ABOUT =
  'Figures of every Texas hotel and of every bar with a mixed beverage permit, from the comptroller’s releases. ' +
  'The GraphQL API has more: periods, filters, rankings and definitions of every figure. Money is in dollars; ' +
  'unknown is null. Lists of rows answer CSV to `Accept: text/csv`, and in pages with `page` and `per_page`.\n\n' +
  `Rows have these fields only where they say something:\n\n${fieldList}`;

/** The OpenAPI 3.1 document of the routes below /rest. */
export function openapi(routes: readonly Route[], { productName, publicUrl, version }: Facts): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const words = wordsOf(route);
    // A test says so.
    if (words === null) continue;
    const path = `/rest${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method]: operationOf(route, words) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} REST API`, version, description: ABOUT },
    servers: [{ url: publicUrl }],
    tags: Object.keys(restWords).map((name) => ({ name })),
    security: [{ bearer: [] }],
    paths,
    components: { securitySchemes: { bearer }, responses: { Error: error }, headers, parameters: pages },
  };
}

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description: 'An API key (`txr_…`) from My Account, or the token of a session.',
};

const error = {
  description: 'The request failed; `message` is for people.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          error: {
            type: 'object',
            properties: {
              code: { type: 'string' },
              message: { type: 'string' },
              requestId: { type: 'string' },
            },
          },
        },
      },
    },
  },
};

const header = (description: string): Json => ({ description, schema: { type: 'string' } });
const headers = {
  ETag: header('Unchanged as long as the figures are; send it as `If-None-Match` to get 304.'),
  Link: header('Addresses of the first, previous, next and last page.'),
  'X-Total-Count': header('Number of rows on all pages.'),
  'X-Outdated-Figures': header('Taxes of which figures of an earlier version are being brought up to date.'),
  'X-Data-Release': header(
    'Latest release of each tax that the figures include, such as `hotel=release:12, beverage=release:7`; a tax ' +
      'without releases is left out. Cite figures by it, and give its id as `asOf` in GraphQL.',
  ),
  [LEFT_OUT]: header(
    'Months of which nothing counts, such as `2023-04, 2023-05`, because an operator left out all that was filed: no row is ' +
      'of them, and their figures are unknown, not 0. Of a county’s cities, each month follows its city, ' +
      '`WACO 2023-04`; of more than 200, the others are counted: `and 12 more`.',
  ),
  [NOT_PUBLISHED]: header(
    'The period, such as `2023-04` or `2023-Q2`, if no release has it: it is unknown who filed, and rows are late filings ' +
      'that releases of other months brought. `latest` if nothing is published. Without this header, an empty list means ' +
      'that nobody filed.',
  ),
};
const resultsOfPeriod = /^\/(search\/)?(monthly|quarterly|quarterlymonthly|mbt)\/.*:itemvalue$/;
const monthsOfHotels = [
  /^\/basic\/((city|county|citiesincounty)\/:name|:name\/:taxpayer\/:location)$/,
  /^\/trial(\/(city|county|citiesincounty))?$/,
  /^\/brands\/(test)?brand(parent)?$/,
];
const ofRows = ['ETag', 'Link', 'X-Total-Count'];

const page = (name: string, description: string): Json => {
  return { name, in: 'query', required: false, description, schema: { type: 'integer', minimum: 1 } };
};
const pages = {
  page: page('page', 'Page, from 1. Needs `per_page`.'),
  per_page: page('per_page', 'Rows of a page, at most 1,000. Without it, the answer has all rows.'),
};

type Words = RestWords & { tag: string };

function wordsOf({ method, path }: Route): Words | null {
  for (const [tag, words] of Object.entries(restWords)) {
    const found = words[`${method} ${path}`];
    if (found) return { ...found, tag };
  }
  return null;
}

function operationOf(route: Route, { tag, summary, body, answers, example = {} }: Words): Json {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const isPaged = answers === 'rows' && route.method === 'get';
  const shared = isPaged ? Object.keys(pages) : [];
  return {
    tags: [tag],
    summary,
    ...(tag === 'Samples' && { security: [] }),
    parameters: [
      ...names.map((name) => pathParameter(name, example[name])),
      ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(body && {
      requestBody: { content: { 'application/json': { schema: schemaOf(body), example: body } } },
    }),
    responses: {
      200: answerOf(answers, headersOf(route, tag, isPaged), isPaged),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

function pathParameter(name: string, own?: string | number): Json {
  const { description = '', example: usual } = restParameters[name] ?? {};
  const example = own ?? usual;
  const type = typeof example === 'number' ? 'integer' : 'string';
  return { name, in: 'path', required: true, description, example, schema: { type } };
}

function schemaOf(body: Json): Json {
  const properties = Object.entries(body).map(([key, value]) => [
    key,
    { type: typeof value === 'number' ? 'integer' : 'string' },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) as Json };
}

function headersOf({ path }: Route, tag: string, isPaged: boolean): string[] {
  const isOfFigures = tag === 'Figures' || tag === 'Samples';
  return [
    ...(isPaged ? ofRows : []),
    'X-Outdated-Figures',
    ...(isOfFigures ? ['X-Data-Release'] : []),
    ...(resultsOfPeriod.test(path) ? [NOT_PUBLISHED] : []),
    ...(monthsOfHotels.some((route) => route.test(path)) ? [LEFT_OUT] : []),
  ];
}

function answerOf(answers: RestWords['answers'], names: readonly string[], isPaged: boolean): Json {
  const row = { type: 'object' };
  const schema = answers === 'rows' ? { type: 'array', items: {} } : answers === 'object' ? row : {};
  const named = names.map((name) => [name, { $ref: `#/components/headers/${name}` }]);
  return {
    description: answers === 'rows' ? 'Rows' : 'Answer',
    headers: Object.fromEntries(named) as Json,
    content: {
      'application/json': { schema },
      ...(isPaged && { 'text/csv': { schema: { type: 'string' } } }),
    },
  };
}
