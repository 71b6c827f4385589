import {
  getNamedType,
  isAbstractType,
  isObjectType,
  isUnionType,
  Kind,
  OperationTypeNode,
  parse,
  type DocumentNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { webDocument, webOperations } from '../../bench/webDocuments.ts';
import { createSchema } from '../schema/schema.ts';
import { isSharedDocument, sharedQueries } from './sharedQueries.ts';
import { sharedTypes } from './sharedTypes.ts';

const schema = createSchema();

test('every root field of Query says whose answer it gives, and shared ones lead to listed types alone', () => {
  const fields = schema.getQueryType()?.getFields() ?? {};
  expect(Object.keys(sharedQueries).toSorted()).toEqual(Object.keys(fields).toSorted());
  const reached = new Set<string>();
  const follow = (name: string): void => {
    const type = schema.getType(name);
    if (!type || reached.has(name)) return;
    if (isObjectType(type)) {
      reached.add(name);
      for (const field of Object.values(type.getFields())) follow(getNamedType(field.type).name);
    } else if (isUnionType(type)) {
      for (const member of type.getTypes()) follow(member.name);
    } else if (isAbstractType(type)) {
      throw new Error(`${name} may be anything, so that nothing shared may lead to it.`);
    }
  };
  for (const [name, whose] of Object.entries(sharedQueries)) {
    const field = fields[name];
    if (whose === 'shared' && field) follow(getNamedType(field.type).name);
  }
  expect([...reached].toSorted()).toEqual([...sharedTypes].toSorted());
});

const rootFieldsOf = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.QUERY
      ? each.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );

test('all that the web client asks of shared root fields alone is kept, and nothing else', () => {
  const documents = webOperations().map((name) => ({ name, document: parse(webDocument(name)) }));
  const kept = documents.filter(({ document }) => isSharedDocument(schema, document));
  const shared = documents.filter(({ document }) => {
    const fields = rootFieldsOf(document);
    return fields.length > 0 && fields.every((field) => sharedQueries[field] === 'shared');
  });
  const names = kept.map(({ name }) => name);
  expect(names).toEqual(shared.map(({ name }) => name));
  expect(names).toEqual(
    expect.arrayContaining([
      'HotelPage',
      'HotelFigures',
      'PlaceLodging',
      'PlaceAlcohol',
      'SearchSuggestions',
    ]),
  );
});

test('neither fields of members’ own types nor changes are ever kept', () => {
  const line = 'fragment Line on PropertySummary { name }';
  for (const text of [
    `{ portfolios { nodes { name } } }`,
    `{ hotels(first: 1) { nodes { ...Line } } recentlyViewed { ...Line } } ${line}`,
    `{ hotels(first: 1) { nodes { ... on Portfolio { name } } } }`,
    `mutation { deletePortfolio(id: "1") }`,
  ])
    expect(isSharedDocument(schema, parse(text)), text).toBe(false);
});
