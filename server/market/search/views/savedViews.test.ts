import { expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import type { Role } from '../../../launch/test/tokens.ts';

const server = useServer();

interface View {
  id: string;
  name: string;
  question: string;
}
interface Payload {
  savedView: View | null;
  errors: { code: string }[];
}

const fields = '{ savedView { id name question } errors { code } }';

async function create(name: string, question: string, as: Role = 'paid'): Promise<Payload> {
  const document = `mutation ($input: CreateSavedViewInput!) { done: createSavedView(input: $input) ${fields} }`;
  return (await server.query<{ done: Payload }>(document, { input: { name, question } }, { as })).done;
}

async function change(input: Partial<View>, as: Role = 'paid'): Promise<Payload> {
  const document = `mutation ($input: ChangeSavedViewInput!) { done: changeSavedView(input: $input) ${fields} }`;
  return (await server.query<{ done: Payload }>(document, { input }, { as })).done;
}

async function remove(id: string, as: Role = 'paid'): Promise<object> {
  const document = 'mutation ($id: ID!) { deleteSavedView(input: { id: $id }) { ok errors { code } } }';
  return (await server.query<{ deleteSavedView: object }>(document, { id }, { as })).deleteSavedView;
}

async function namesOf(as: Role): Promise<string[]> {
  const document = '{ savedViews(first: 50) { nodes { name } } }';
  const { savedViews } = await server.query<{ savedViews: { nodes: View[] } }>(document, {}, { as });
  return savedViews.nodes.map(({ name }) => name);
}

test('a view is kept under a name, changed and deleted', async () => {
  const { savedView } = await create(
    '  Growth   since 2019 ',
    '?by=growth&city=SAN ANTONIO,O\'BRIEN&small=a"b',
  );
  expect(savedView).toEqual({
    id: expect.stringMatching(/^saved-view:\d+$/) as string,
    name: 'Growth since 2019',
    question: 'by=growth&city=SAN+ANTONIO%2CO%27BRIEN&small=a%22b',
  });
  const { id = '', question = '' } = savedView ?? {};
  await create('Another', '');
  expect(await namesOf('paid')).toEqual(['Another', 'Growth since 2019']);
  expect((await change({ id, name: 'Renamed', question })).savedView).toEqual({
    id,
    name: 'Renamed',
    question,
  });
  expect(await change({ id, name: 'Another', question })).toMatchObject({
    savedView: null,
    errors: [{ code: 'NAME_TAKEN' }],
  });
  expect(await remove(id)).toEqual({ ok: true, errors: [] });
  expect(await namesOf('paid')).toEqual(['Another']);
});

test('a view is only for the member who keeps it', async () => {
  const { id = '' } = (await create('Only mine', 'of=owners')).savedView ?? {};
  const gone = { errors: [{ code: 'NOT_FOUND' }] };
  expect(await change({ id, name: 'Stolen', question: '' }, 'free')).toMatchObject(gone);
  expect(await remove(id, 'free')).toMatchObject(gone);
  expect(await server.query('query ($id: ID!) { node(id: $id) { id } }', { id }, { as: 'free' })).toEqual({
    node: null,
  });
  expect(await namesOf('free')).toEqual([]);
  expect((await create('Only mine', '', 'free')).errors).toEqual([]);
});

test.each([
  ['no name', ' ', '', 'REQUIRED'],
  ['a long name', 'x'.repeat(101), '', 'TOO_LONG'],
  ['a long question', 'Long', `city=${'x'.repeat(1_000)}`, 'TOO_LONG'],
  ['a name that is taken', 'Another', '', 'NAME_TAKEN'],
])('a view is refused with %s', async (_, name, question, code) => {
  expect(await create(name, question)).toEqual({ savedView: null, errors: [{ code }] });
});

test('a member keeps at most 50 views and 200 portfolios, however many requests come together', async () => {
  await server.token('admin');
  await server.db.query(`/* someViews */ insert into saved_view (member_id, name, question)
    select id, 'view ' || n, '' from member, generate_series(1, 49) n where email = 'admin@example.test'`);
  await server.db.query(`/* somePortfolios */ insert into portfolio (member_id, name, product)
    select id, 'list ' || n, 'hotel' from member, generate_series(1, 199) n where email = 'admin@example.test'`);
  const names = ['A', 'B', 'C'];
  const views = await Promise.all(names.map((name) => create(name, '', 'admin')));
  const document = `mutation ($name: String!) {
    done: createPortfolio(input: { name: $name, product: HOTEL }) { errors { code } }
  }`;
  const portfolios = await Promise.all(
    names.map((name) => server.query<{ done: Payload }>(document, { name }, { as: 'admin' })),
  );
  for (const made of [views, portfolios.map(({ done }) => done)]) {
    const codes = made.flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(codes).toEqual(['TOO_MANY', 'TOO_MANY']);
  }
});
