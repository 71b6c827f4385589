import { isNonNullType, type GraphQLField } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { noThrottles } from '../launch/test/noThrottles.ts';
import { PASSWORD } from '../launch/test/tokens.ts';
import { useServer } from '../launch/test/useServer.ts';
import { insertHotel } from '../market/hotels/hotel.factory.ts';
import { insertRelease } from '../market/releases/release.factory.ts';
import { addApp, addPerson, type Person } from '../members/accounts/twoStep/twoStep.testing.ts';
import { createSchema } from './schema/schema.ts';

const server = useServer({ throttles: noThrottles });

const HOTEL = { taxpayerNumber: '32000000001', locationNumber: 1 };
const OTHER_HOTEL = { taxpayerNumber: '32000000002', locationNumber: 1 };

/** Mutations of members that name something of their own, with the kind of it and the rest of their input. */
const changes: Readonly<Record<string, [kind: keyof Own, input: object]>> = {
  addToPortfolio: ['portfolio', OTHER_HOTEL],
  removeFromPortfolio: ['portfolio', HOTEL],
  noteInPortfolio: ['portfolio', { ...HOTEL, note: 'mine now' }],
  deletePortfolio: ['portfolio', {}],
  changeComparisonSet: ['set', { name: 'mine now', subject: HOTEL, competitors: [OTHER_HOTEL] }],
  deleteComparisonSet: ['set', {}],
  changeSavedView: ['view', { name: 'mine now', question: 'by=growth' }],
  deleteSavedView: ['view', {}],
  deleteExport: ['export', {}],
  endSession: ['session', { password: PASSWORD }],
  revokeApiKey: ['key', {}],
  renameSecondStep: ['step', { name: 'mine now' }],
  removeSecondStep: ['step', { password: PASSWORD }],
};

interface Own {
  portfolio: string;
  set: string;
  view: string;
  export: string;
  session: string;
  key: string;
  step: string;
}

let owner: Person;
let stranger: Person;
let own: Own;

async function ask<T>({ token }: Person, document: string, variables: object = {}): Promise<T> {
  return server.query<T>(document, variables, { token });
}

async function createdBy(person: Person, name: string, input: object, field: string): Promise<string> {
  const type = name.replace(/^\w/, (letter) => letter.toUpperCase());
  const document = `mutation ($input: ${type}Input!) { done: ${name}(input: $input) { made: ${field} { id } errors { code } } }`;
  const { done } = await ask<{ done: { made: { id: string } | null; errors: object[] } }>(person, document, {
    input,
  });
  if (done.made === null) throw new Error(JSON.stringify(done.errors));
  return done.made.id;
}

const MINE = `{
  viewer { sessions { id } apiKeys { id } }
  twoStep { steps { id } }
  exports(first: 5) { nodes { id } }
}`;

async function makeEverything(person: Person): Promise<Own> {
  await addApp(server, person);
  const portfolio = await createdBy(
    person,
    'createPortfolio',
    { name: 'Mine', product: 'HOTEL' },
    'portfolio',
  );
  const rivals = { name: 'Rivals', subject: HOTEL, competitors: [OTHER_HOTEL] };
  const set = await createdBy(person, 'createComparisonSet', rivals, 'comparisonSet');
  const view = await createdBy(
    person,
    'createSavedView',
    { name: 'Mine', question: 'by=growth' },
    'savedView',
  );
  const input = { name: 'Notebook', scopes: ['FIGURES'], expiresInDays: 30, password: PASSWORD };
  await ask(person, 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }', {
    input,
  });
  await ask(
    person,
    'mutation ($input: PortfolioPropertyInput!) { addToPortfolio(input: $input) { errors { code } } }',
    {
      input: { ...HOTEL, portfolioId: portfolio },
    },
  );
  await server.db.query(
    `/* export */ insert into export_job (member_id, data_set, format, title) values ($1, 'hotels', 'csv', '')`,
    [person.id],
  );
  const { viewer, exports, twoStep } = await ask<Mine>(person, MINE);
  const [session, key, step, exported] = [viewer.sessions, viewer.apiKeys, twoStep.steps, exports.nodes].map(
    ([first]) => first?.id ?? '',
  ) as [string, string, string, string];
  return { portfolio, set, view, export: exported, session, key, step };
}

interface Mine {
  viewer: { sessions: Id[]; apiKeys: Id[] };
  twoStep: { steps: Id[] };
  exports: { nodes: Id[] };
}

interface Id {
  id: string;
}

/** Everything of a member that the mutations above change. */
async function rowsOf({ id }: Person): Promise<unknown> {
  return server.db.query(
    `/* rows */ select
      (select jsonb_agg(p) from portfolio p where member_id = $1) as portfolios,
      (select jsonb_agg(h) from portfolio_property h join portfolio p on p.id = h.portfolio_id where member_id = $1) as hotels,
      (select jsonb_agg(s) from comparison_set s where member_id = $1) as sets,
      (select jsonb_agg(v) from saved_view v where member_id = $1) as views,
      (select jsonb_agg(e) from export_job e where member_id = $1) as exports,
      (select jsonb_agg(k) from api_key k where member_id = $1) as keys,
      (select count(*)::int from session where member_id = $1) as sessions,
      (select jsonb_agg(f) from second_step f where member_id = $1) as steps`,
    [id],
  );
}

beforeAll(async () => {
  await insertRelease(server.db, { periods: { '2023-01-31': 1 } });
  for (const { taxpayerNumber, locationNumber } of [HOTEL, OTHER_HOTEL]) {
    await insertHotel(server.db, { taxpayer_number: taxpayerNumber, location_number: locationNumber });
  }
  owner = await addPerson(server, 'owner');
  stranger = await addPerson(server, 'stranger');
  own = await makeEverything(owner);
  await makeEverything(stranger);
});

function change(person: Person, name: string, ids: Own): Promise<{ done: { errors: { code: string }[] } }> {
  const [kind, rest] = changes[name] ?? ['portfolio', {}];
  const type = createSchema().getMutationType()?.getFields()[name]?.args[0]?.type.toString() ?? '';
  const id = name.endsWith('InPortfolio') || /^(addTo|removeFrom)/.test(name) ? 'portfolioId' : 'id';
  const input = { ...rest, [id]: ids[kind] };
  return ask(person, `mutation ($input: ${type}) { done: ${name}(input: $input) { errors { code } } }`, {
    input,
  });
}

test('everything is there to be taken', () => {
  expect(Object.values(own)).not.toContain('');
});

test.each(Object.keys(changes))(
  '%s refuses the id of another member’s, which stays as it was',
  async (name) => {
    const before = await rowsOf(owner);
    expect(await change(stranger, name, own)).toMatchObject({ done: { errors: [{ code: 'NOT_FOUND' }] } });
    expect(await rowsOf(owner)).toEqual(before);
  },
);

test.each(['portfolio', 'set', 'view', 'session', 'export', 'key', 'step'] as const)(
  'node reads no %s of another member',
  async (kind) => {
    const document = 'query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }';
    expect(await ask(stranger, document, { id: own[kind] })).toEqual({ node: null, nodes: [null] });
  },
);

test.each(['hotels', 'hotelMonths', 'hotelFilings'])(
  'an export of %s of another’s portfolio is refused',
  async (name) => {
    const response = await fetch(`${server.origin}/exports/${name}.csv`, {
      method: 'POST',
      body: JSON.stringify({ portfolioId: own.portfolio }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${stranger.token}` },
    });
    const text = await response.text();
    expect([response.status, text]).toEqual([
      expect.toSatisfy((status: number) => status >= 400),
      expect.not.stringContaining('32000000001'),
    ]);
  },
);

test('every mutation with an id of a member’s own is in this list', () => {
  const fields = Object.values(createSchema().getMutationType()?.getFields() ?? {});
  expect(
    fields
      .filter(takesId)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...Object.keys(changes), ...adminsOnly].sort());
});

/** Open to administrators alone, whose things belong to the installation: `access.test.ts`. */
const adminsOnly: readonly string[] = [
  'addBrandRule',
  'changeBrandRule',
  'compareRelease',
  'correctHotelBrand',
  'decideFiling',
  'endMemberSessions',
  'redoRelease',
  'revokeMemberApiKey',
  'setBrandChainScale',
  'setMemberRights',
  'setPublicSample',
  'undoRelease',
];

function takesId({ args }: GraphQLField<unknown, unknown>): boolean {
  const type = args[0]?.type;
  const input = isNonNullType(type) ? type.ofType : type;
  if (!input || !('getFields' in input)) return false;
  return Object.entries(input.getFields()).some(
    ([name, { type: of }]) => of.toString().startsWith('ID') && /id$/i.test(name),
  );
}
