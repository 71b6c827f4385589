import { describe, expect, test } from 'vitest';
import { insertCompared, keyOf } from '../../figures/compare/compare.testing.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { useSets } from './comparisonSets.testing.ts';

const bench = useSets();
const { server, save, chosen, made } = bench;

test('a set is kept with its hotels in order, changed as a whole and deleted', async () => {
  const { comparisonSet } = await save('create', chosen('  Rivals   of ours '));
  expect(comparisonSet).toEqual({
    id: expect.stringMatching(/^comparison-set:\d+$/) as string,
    name: 'Rivals of ours',
    subject: { name: 'SUBJECT' },
    competitors: [{ name: 'SMALL' }, { name: 'LARGE' }, { name: 'WITHOUT ROOMS' }],
  });
  const { id } = comparisonSet ?? { id: '' };
  const [, small, large] = bench.hotels;
  const changed = await save('change', { ...chosen('Two', [large, small]), id });
  expect(changed.comparisonSet).toMatchObject({
    id,
    name: 'Two',
    competitors: [{ name: 'LARGE' }, { name: 'SMALL' }],
  });
  const remove = 'mutation ($id: ID!) { deleteComparisonSet(input: { id: $id }) { ok errors { code } } }';
  expect(await server.query(remove, { id }, { as: 'free' })).toMatchObject({
    deleteComparisonSet: { ok: false, errors: [{ code: 'NOT_FOUND' }] },
  });
  expect(await server.query(remove, { id })).toEqual({ deleteComparisonSet: { ok: true, errors: [] } });
  expect(await server.query('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
});

test('a set survives the sale of its hotels: the latest owners stand for them, each once', async () => {
  const [, , large] = bench.hotels;
  const inn = (name: string, month: string) =>
    insertCompared(server, name, 60, { [month]: { receipts: 186_000 } });
  const seller = await inn('OLD INN', '2023-01');
  const id = (await save('create', chosen('Sold', [seller, large]))).comparisonSet?.id;
  const buyer = await inn('NEW INN', '2023-03');
  const sold = { id: seller.id, from: '2023-01', to: '2023-01' };
  await insertEstablishment(server.db, 'hotel', [sold, { id: buyer.id, from: '2023-03', to: '2023-03' }]);
  const months = `competitors { name } comparison(from: "2023-01", to: "2023-03") {
    competitors { hotel { name } roomReceiptsByMonth revparByMonth } }`;
  const { node } = await server.query<{ node: { comparison: { competitors: object[] } } }>(
    `query ($id: ID!) { node(id: $id) { ... on ComparisonSet { ${months} } } }`,
    { id },
  );
  expect(node).toMatchObject({ competitors: [{ name: 'NEW INN' }, { name: 'LARGE' }] });
  expect(node.comparison.competitors[0]).toEqual({
    hotel: { name: 'NEW INN' },
    roomReceiptsByMonth: [186_000, null, 186_000],
    revparByMonth: [100, null, 100],
  });
  const twice = await save('create', chosen('Twice', [seller, buyer]));
  expect(twice).toMatchObject({ comparisonSet: null, errors: [{ code: 'NOT_UNIQUE' }] });
});

test('a set is only for the member who keeps it', async () => {
  const id = await made('Only mine');
  expect(await save('change', { ...chosen('Stolen'), id }, 'free')).toMatchObject({
    comparisonSet: null,
    errors: [{ field: 'id', code: 'NOT_FOUND' }],
  });
  const all = '{ comparisonSets(first: 5) { nodes { name } } }';
  expect(await server.query(all, {}, { as: 'free' })).toEqual({ comparisonSets: { nodes: [] } });
});

describe('is refused with a reason', () => {
  const nobody = { taxpayerNumber: '1', locationNumber: 7 };
  test.each<[problem: string, changes: () => object, code: string]>([
    ['no name', () => ({ name: ' ' }), 'REQUIRED'],
    ['a long name', () => ({ name: 'x'.repeat(101) }), 'TOO_LONG'],
    ['no competitor', () => ({ competitors: [] }), 'REQUIRED'],
    ['itself', () => ({ competitors: [keyOf(bench.hotels[0])] }), 'NOT_UNIQUE'],
    ['someone twice', () => ({ competitors: [nobody, nobody] }), 'NOT_UNIQUE'],
    ['nobody', () => ({ competitors: [nobody] }), 'NOT_FOUND'],
    [
      '51 hotels',
      () => ({
        competitors: Array.from({ length: 50 }, (_, locationNumber) => ({ ...nobody, locationNumber })),
      }),
      'TOO_MANY',
    ],
  ])('with %s', async (_, changes, code) => {
    const { comparisonSet, errors } = await save('create', { ...chosen('New'), ...changes() });
    expect([comparisonSet, errors.map((error) => error.code)]).toEqual([null, [code]]);
  });

  test('with a name that is taken, made or changed', async () => {
    await made('Taken');
    const id = await made('Free');
    expect((await save('create', chosen('Taken'))).errors).toMatchObject([{ code: 'NAME_TAKEN' }]);
    expect((await save('change', { ...chosen('Taken'), id })).errors).toMatchObject([{ code: 'NAME_TAKEN' }]);
    expect((await save('change', { ...chosen('Free'), id })).errors).toEqual([]);
  });

  test('as the 51st set, even if it comes together with the 50th', async () => {
    await server.token('admin');
    await server.db.query(`/* someSets */ insert into comparison_set (member_id, name, subject_id)
      select id, 'set ' || n, 1 from member, generate_series(1, 49) n where email = 'admin@example.test'`);
    const saved = await Promise.all(['A', 'B', 'C'].map((name) => save('create', chosen(name), 'admin')));
    const codes = saved.flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(codes).toEqual(['TOO_MANY', 'TOO_MANY']);
  });
});
