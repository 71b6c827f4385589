import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertHotel, insertHotelFiling } from '../hotels/hotel.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { countSql } from '../../launch/test/countSql.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';

let server: TestServer;
let told = 0;
const brandIds: Record<string, string> = {};
const hotelId = 'hotel:32000000001-00001';
beforeAll(async () => {
  server = await testServer({ brandsChanged: () => (told += 1) });
  const { brands } = await server.query<{ brands: { id: string; name: string }[] }>(
    '{ brands(withoutLocations: true) { id name } }',
  );
  for (const { id, name } of brands) brandIds[name] = id;
  const release = await insertRelease(server.db, { periods: { '2023-01-31': 1 } });
  const numbers = { taxpayer_number: '32000000001', location_name: 'HAMPTON INN MARFA' };
  const hotel = await insertHotel(server.db, { ...numbers, location_number: 1 });
  await insertHotelFiling(server.db, hotel, release, { location_name: 'HAMPTON INN MARFA' });
  await insertHotel(server.db, {
    ...numbers,
    location_number: 2,
    location_name: 'CITY OF MARFA',
    is_marketplace: true,
  });
  await server.db.query(`/* match */ insert into brand_name_match (location_name, brand_id, rule_id)
    select 'HAMPTON INN MARFA', brand_id, id from brand_rule where match_text = 'HAMPTON INN'`);
  await server.db
    .query(`/* describe */ update hotel_property p set brand_id = m.brand_id, brand_rule_id = m.rule_id
    from brand_name_match m where m.location_name = p.location_name`);
});
afterAll(() => server.close());

const admin = { as: 'admin' } as const;

interface Rule {
  ruleId: number;
  matchText: string;
  excludeTexts: string[];
}

async function rules(filter: object): Promise<Rule[]> {
  const document = `query ($filter: BrandRuleFilter) { brandRules(filter: $filter, first: 500) {
    nodes { ruleId matchText excludeTexts isOwn isDisabled isEdited brand { name } fileBrand { name } names hotels } } }`;
  const answer = await server.query<{ brandRules: { nodes: Rule[] } }>(document, { filter }, admin);
  return answer.brandRules.nodes;
}

async function ruleId(matchText: string): Promise<number> {
  return (await rules({ text: matchText })).find((rule) => rule.matchText === matchText)?.ruleId ?? 0;
}

interface Payload {
  change: { kind: string; state: string; madeBy: string } | null;
  errors: { field: string | null; code: string; message: string }[];
}

/** The stamp of any preview is that of them all. */
async function stamp(): Promise<string> {
  const document = '{ brandPreview(input: { withdraw: { correctionId: 0 } }) { stamp } }';
  const { brandPreview } = await server.query<{ brandPreview: { stamp: string } }>(document, {}, admin);
  return brandPreview.stamp;
}

/** Does it as if it were previewed just now. */
async function act(field: string, what: object): Promise<Payload> {
  const input = { ...what, stamp: await stamp() };
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${field}(input: $input) {
    change { kind state madeBy } errors { field code message } } }`;
  const payload = (await server.query<Record<string, Payload>>(document, { input }, admin))[field];
  if (!payload) throw new Error('There is no answer.');
  return payload;
}

describe('a refused change says what to do and changes nothing', () => {
  const brandId = (): string => brandIds['Hyatt Place'] ?? '';
  const cases: [field: string, input: () => object, wrong: string, says: string][] = [
    [
      'addBrandRule',
      () => ({ matchText: ' . ', brandId: brandId() }),
      'matchText EMPTY',
      'a letter or a digit',
    ],
    [
      'addBrandRule',
      () => ({ matchText: 'X'.repeat(51), brandId: brandId() }),
      'matchText TOO_LONG',
      'at most 50 characters',
    ],
    [
      'addBrandRule',
      () => ({ matchText: 'hampton  inn', brandId: brandId() }),
      'matchText TAKEN',
      'Hampton by Hilton',
    ],
    ['addBrandRule', () => ({ matchText: 'NEW', brandId: 'brand:99999' }), 'brandId NOT_FOUND', 'Choose one'],
    [
      'addBrandRule',
      () => ({ matchText: 'NEW INN', excludeTexts: ['inn'], brandId: brandId() }),
      'excludeTexts NEVER_HOLDS',
      'Leave it out',
    ],
    ['changeBrandRule', () => ({ ruleId: 99_999, isDisabled: true }), 'ruleId NOT_FOUND', 'no longer exists'],
    ['correctHotelBrand', () => ({ hotelId, reason: ' ' }), 'reason EMPTY', 'Enter the reason'],
    ['correctHotelBrand', () => ({ hotelId: 'hotel:1-00009', reason: 'x' }), 'hotelId NOT_FOUND', 'Find it'],
    [
      'correctHotelBrand',
      () => ({ hotelId: 'hotel:32000000001-00002', reason: 'x' }),
      'hotelId MARKETPLACE',
      'has no brand',
    ],
    [
      'correctHotelBrand',
      () => ({ hotelId, hotelName: 'NEVER CALLED SO', reason: 'x' }),
      'hotelName NOT_FILED',
      'one of its names',
    ],
    [
      'correctHotelBrand',
      () => ({ hotelId, brandId: 'hotel:1', reason: 'x' }),
      'brandId NOT_FOUND',
      'Choose one',
    ],
    ['withdrawBrandCorrection', () => ({ correctionId: 99 }), 'correctionId NOT_FOUND', 'does not exist'],
  ];

  test.each(cases)('%s %#', async (field, input, wrong, says) => {
    const { change, errors } = await act(field, input());
    expect(change).toBeNull();
    expect(errors.map((error) => `${String(error.field)} ${error.code}`)).toEqual([wrong]);
    expect(errors[0]?.message).toContain(says);
    expect(await server.db.query('/* none */ select count(*) from brand_change')).toEqual([{ count: 0 }]);
    expect(told).toBe(0);
  });

  test('a rule that already says this', async () => {
    const [rule] = await rules({ text: 'HAMPTON INN' });
    const { errors } = await act('changeBrandRule', {
      ruleId: rule?.ruleId,
      excludeTexts: rule?.excludeTexts,
    });
    expect(errors).toMatchObject([{ code: 'UNCHANGED' }]);
  });
});

test('every member sees the rule behind a hotel’s brand, for one hotel or several at once', async () => {
  const hotel = (location: number): string =>
    `hotel(taxpayerNumber: "32000000001", locationNumber: ${String(location)}) {
      brandMatch { isCorrected brand { name } rule { matchText } } }`;
  await server.token('paid');
  const brandMatch = {
    isCorrected: false,
    brand: { name: 'Hampton by Hilton' },
    rule: { matchText: 'HAMPTON INN' },
  };
  const { result, statements } = await countSql(() => server.query(`{ a: ${hotel(1)} b: ${hotel(2)} }`));
  expect(result).toEqual({ a: { brandMatch }, b: { brandMatch: null } });
  const names = statements.map((text) => /\/\* ([\w.]+)/.exec(text)?.[1]);
  expect(names.filter((name) => name?.startsWith('brand')).sort()).toEqual([
    'brandMatches',
    'brandRulesById',
    'brandsById',
  ]);
});

test('rules are found by their text, by their brand and by a name that they match', async () => {
  const texts = async (filter: object): Promise<string[]> =>
    (await rules(filter)).map(({ matchText }) => matchText);
  expect(await texts({ text: 'hampton inn marfa' })).toEqual(
    expect.arrayContaining(['HAMPTON INN', 'HAMPTON']),
  );
  expect(await texts({ text: 'w hotels' })).toContain('W DALLAS');
  expect(await texts({ text: 'HAMPTON INNS' })).toContain('HAMPTON INNS');
  expect(await texts({ isChanged: true })).toEqual([]);
  expect(await texts({})).toHaveLength(345);
  expect((await rules({ text: 'hampton inn marfa' }))[0]).toMatchObject({
    names: 1,
    hotels: 1,
    isOwn: false,
  });
});

test('only administrators change brands; the worker is signalled and the change recorded', async () => {
  const hyatt = brandIds['Hyatt Place'];
  const waiting = { state: 'WAITING', madeBy: 'admin@example.test' };
  const added = await act('addBrandRule', {
    matchText: ' Marfa  rose',
    excludeTexts: ['new |x'],
    brandId: hyatt,
  });
  expect(added).toEqual({ change: { kind: 'ADD_RULE', ...waiting }, errors: [] });
  const disabled = await act('changeBrandRule', { ruleId: await ruleId('HAMPTON INN'), isDisabled: true });
  expect(disabled.change).toEqual({ kind: 'CHANGE_RULE', ...waiting });
  const corrected = await act('correctHotelBrand', { hotelId, brandId: null, reason: 'It left the chain' });
  expect(corrected.change).toEqual({ kind: 'CORRECT_HOTEL', ...waiting });
  const again = await act('correctHotelBrand', { hotelId, brandId: null, reason: 'Again' });
  expect(again.errors).toMatchObject([{ code: 'UNCHANGED' }]);
  const list = `{ brandCorrections(first: 9) { nodes { correctionId hotelName reason madeBy endedBy brand { name }
    hotel { id } } } }`;
  const { brandCorrections } = await server.query<{
    brandCorrections: { nodes: { correctionId: number }[] };
  }>(list, {}, admin);
  const [correction] = brandCorrections.nodes;
  expect(correction).toMatchObject({
    hotelName: 'HAMPTON INN MARFA',
    reason: 'It left the chain',
    madeBy: 'admin@example.test',
    endedBy: null,
    brand: null,
    hotel: { id: hotelId },
  });
  const { correctionId } = correction ?? {};
  expect((await act('withdrawBrandCorrection', { correctionId })).errors).toEqual([]);
  expect((await act('withdrawBrandCorrection', { correctionId })).errors).toMatchObject([{ code: 'ENDED' }]);

  expect(told).toBe(4);
  expect(await rules({ isChanged: true })).toMatchObject([
    { matchText: 'MARFA ROSE', excludeTexts: ['NEW ', 'X'], isOwn: true, fileBrand: null },
    { matchText: 'HAMPTON INN', isDisabled: true, isOwn: false, isEdited: false },
  ]);
  const log = `{ auditLog(first: 9) { nodes { action actorEmail } } brandChanges(filter: { isWaiting: true }, first: 9) {
    totalCount } }`;
  expect(await server.query(log, {}, admin)).toMatchObject({
    auditLog: {
      nodes: [
        { action: 'WITHDRAW_BRAND_CORRECTION', actorEmail: 'admin@example.test' },
        { action: 'CORRECT_BRAND' },
        { action: 'CHANGE_BRAND_RULE' },
        { action: 'ADD_BRAND_RULE' },
      ],
    },
    brandChanges: { totalCount: 4 },
  });
});

test('a preview asks for exactly one change', async () => {
  const document = 'query ($input: BrandPreviewInput!) { brandPreview(input: $input) { names } }';
  const both = { withdraw: { correctionId: 1 }, changeRule: { ruleId: 1 } };
  for (const input of [{}, both]) {
    expect((await server.ask(document, { input }, admin)).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  }
});
