import { readFileSync } from 'node:fs';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  getNamedType,
  getNullableType,
} from 'graphql';
import { expect, test } from 'vitest';
import { createSchema, madeFiles } from './schema.ts';

test.each(Object.entries(madeFiles()))('%s is what the types say', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('every type, field, argument and value has a description', () => {
  const schema = createSchema();
  const missing: string[] = [];
  const check = (name: string, description: string | null | undefined): void => {
    if (!description) missing.push(name);
  };
  for (const type of Object.values(schema.getTypeMap()).filter((each) => !isIntrospectionType(each))) {
    const isBuiltIn = ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name);
    if (!isBuiltIn) check(type.name, type.description);
    if (isEnumType(type))
      for (const value of type.getValues()) check(`${type.name}.${value.name}`, value.description);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        check(`${type.name}.${field.name}`, field.description);
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field.description);
        for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg.description);
      }
    }
  }
  expect(missing).toEqual([]);
});

test('every field that may be null says when', () => {
  const types = Object.values(createSchema().getTypeMap()).filter((type) => !isIntrospectionType(type));
  const silent = types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => !isNonNullType(field.type) && !/null/i.test(field.description ?? ''))
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(silent).toEqual([]);
});

test('error codes are set as code', () => {
  const texts = Object.values(createSchema().getTypeMap()).flatMap((type) => [
    type.description ?? '',
    ...(isObjectType(type)
      ? Object.values(type.getFields()).map(({ description }) => description ?? '')
      : []),
  ]);
  const plain = texts.filter((text) => /Error(s| codes): [A-Z][A-Z]/.test(text));
  expect(plain).toEqual([]);
});

test('a mutation takes nothing, or one input', () => {
  const mutations = Object.values(createSchema().getMutationType()?.getFields() ?? {});
  const others = mutations.filter(({ args }) => args.some(({ name }) => name !== 'input'));
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('every list of objects has pages, or a greatest length that its cost counts with', () => {
  const types = Object.values(createSchema().getTypeMap()).filter((type) => !isIntrospectionType(type));
  const endless = types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isListType(getNullableType(field.type)) && !isLeafType(getNamedType(field.type)))
      .filter((field) => field.extensions['complexity'] === undefined)
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(endless).toEqual([]);
});
