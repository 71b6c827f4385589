import { getNamedType, isAbstractType, isCompositeType, isObjectType, type GraphQLNamedType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from './schema.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { visitorTypes } from './visitorTypes.ts';

const server = useServer();

const schema = createSchema();

/** All object types reachable from one in a document, through any fields. */
function reachedFrom(name: string, seen = new Set<string>()): Set<string> {
  const type = schema.getType(name);
  for (const next of type && !seen.has(name) ? typesOf(type) : []) {
    seen.add(name);
    reachedFrom(next.name, seen);
  }
  return seen;
}

function typesOf(type: GraphQLNamedType): GraphQLNamedType[] {
  if (isAbstractType(type)) return [type, ...schema.getPossibleTypes(type)];
  if (!isObjectType(type)) return [];
  return [type, ...Object.values(type.getFields()).map((field) => getNamedType(field.type))];
}

test('from the samples one comes to nothing but the samples', () => {
  expect([...reachedFrom('Trial')].toSorted()).toEqual([
    'Change',
    'CityRoomsTwice',
    'Coordinates',
    'HotelSeries',
    'LikeForLikeReceipts',
    'Rank',
    'RoomsTwice',
    'Taxpayer',
    'Trial',
    'TrialCityMonth',
    'TrialCityMonthLeftOut',
    'TrialFilingVersion',
    'TrialHotel',
    'TrialHotelFiling',
    'TrialHotelHeadline',
    'TrialHotelMonth',
    'TrialHotelYear',
    'TrialMonthLeftOut',
    'TrialNamePeriod',
    'TrialPlace',
    'TrialPlaceHeadline',
    'TrialPlaceMonth',
    'TrialPlaceYear',
    'TrialRelatedProperty',
    'TrialRelease',
    'YearToDate',
  ]);
});

test('no field of the samples lets one say which rows, and none of them has an id', () => {
  const fields = [...reachedFrom('Trial')].flatMap((name) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.values(type.getFields()) : [];
  });
  expect(new Set(fields.flatMap(({ args }) => args.map(({ name }) => name)))).toEqual(
    new Set(['latestYears']),
  );
  expect(fields.map(({ name }) => name)).not.toContain('id');
});

test('every type that is listed for visitors is there', () => {
  expect([...visitorTypes].filter((name) => !isCompositeType(schema.getType(name)))).toEqual([]);
});

describe('without a session', () => {
  const input = '(input: { email: "a@example.test", password: "x" })';
  test.each([
    ['a closed type below an open one', `mutation { signIn${input} { member { subscription { plan } } } }`],
    [
      'a closed type in a fragment',
      `mutation { signIn${input} { ...F } } fragment F on SignInPayload { member { sessions { id } } }`,
    ],
    ['a closed type in a fragment within', `mutation { signIn${input} { member { ... on Node { id } } } }`],
    ['a closed root field beside open ones', '{ billing { mode } viewer { id } }'],
    [
      'an open interface of a closed type',
      '{ hotel(taxpayerNumber: "1", locationNumber: 1) { ... on HotelFacts { name } } }',
    ],
    [
      'an open interface of a closed type, in a fragment',
      '{ release(id: "release:1") { ...F } } fragment F on ReleaseFacts { fileName }',
    ],
  ])('%s is refused', async (_, document) => {
    const answer = await server.ask<unknown>(document, {}, { as: 'anonymous' });
    expect(answer).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(answer.data).toBeUndefined();
  });

  test.each([
    ['names of types', '{ __typename about { __typename version } }'],
    [
      'the schema',
      '{ __schema { types { name fields { name type { name } } } } __type(name: "Hotel") { name } }',
    ],
    [
      'signing in',
      `mutation { signIn${input} { token member { id firstName isPaid } errors { field code message } } }`,
    ],
    ['the plans', '{ billing { mode plans { plan price } testCards { number } } }'],
    [
      'the samples',
      '{ trial { hotel { ...F } } } fragment F on TrialHotel { name months(latestYears: 1) { month release { fileName } } }',
    ],
    [
      'the samples by what members’ types have too',
      '{ trial { hotel { ...F } } } fragment F on HotelFacts { name headline { month } taxpayer { name } }',
    ],
  ])('%s may be asked for', async (_, document) => {
    const { status, errors } = await server.ask(document, {}, { as: 'anonymous' });
    expect([status, errors]).toEqual([200, undefined]);
  });
});

test('a session gets the same answer', async () => {
  const document =
    'mutation { signIn(input: { email: "a@example.test", password: "x" }) { member { sessions { id } } } }';
  expect(await server.ask(document, {}, { as: 'unpaid' })).toMatchObject({
    status: 200,
    data: { signIn: { member: null } },
  });
});
