import { describe, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { plainName } from './plainName.ts';

test.each([
  ['spaces without width', '\u200B\u2060\uFEFF'],
  ['marks of direction', '\u202E\u2066\u200F\u061C'],
  ['joiners', '\u200D\u200C'],
  ['fillers', '\u3164\u115F\uFFA0'],
  ['an empty Braille cell', '\u2800'],
  ['an accent without a letter', '\u0301'],
  ['wide spaces', '\u3000\u2003'],
])('a name of nothing but %s is empty', (_, name) => {
  expect(plainName(name)).toBe('');
});

test.each([
  ['a letter and its accent', 'Cafe\u0301', 'Café'],
  ['marks of direction inside', 'Ho\u202Etels\u2069', 'Hotels'],
  ['a space without width inside', 'Aus\u200Btin', 'Austin'],
  ['spaces', '  My \u00A0 list ', 'My list'],
])('%s: a name has one spelling', (_, given, kept) => {
  expect(plainName(given)).toBe(kept);
});

test.each(['👨‍👩‍👧', 'می‌خواهم', '東京', '100', '❤️'])('%s stays as it is', (name) => {
  expect(plainName(name)).toBe(name);
});

interface Done {
  done: { errors: { code: string }[] };
}

describe('what a member names must be visible', () => {
  const server = useServer();
  const codesOf = async (call: string, name: string): Promise<string[]> => {
    const document = `mutation ($name: String!) { done: ${call} { errors { code } } }`;
    const { done } = await server.query<Done>(document, { name }, { as: 'paid' });
    return done.errors.map(({ code }) => code);
  };

  test.each([
    ['createPortfolio(input: { name: $name, product: HOTEL })', 'REQUIRED'],
    ['createSavedView(input: { name: $name, question: "" })', 'REQUIRED'],
    [
      'createComparisonSet(input: { name: $name, subject: { taxpayerNumber: "1", locationNumber: 1 }, competitors: [{ taxpayerNumber: "2", locationNumber: 1 }] })',
      'REQUIRED',
    ],
    [
      'createApiKey(input: { name: $name, scopes: [FIGURES], expiresInDays: 1, password: "x" })',
      'INVALID_NAME',
    ],
    ['changeName(input: { firstName: $name, lastName: "Payer" })', 'INVALID_NAME'],
    ['signUp(input: { firstName: "Ana", lastName: $name, email: "a@b.test", password: "x" })', 'REQUIRED'],
  ])('%s', async (call, code) => {
    expect(await codesOf(call, '\u200B\u202E\u2800')).toEqual([code]);
  });

  test.each([
    'createPortfolio(input: { name: $name, product: HOTEL })',
    'createSavedView(input: { name: $name, question: "" })',
  ])('%s: names that look the same are the same', async (call) => {
    expect(await codesOf(call, 'Café')).toEqual([]);
    for (const twin of ['Cafe\u0301', 'Ca\u200Bfé', '\u202ACafé\u202C']) {
      expect(await codesOf(call, twin)).toEqual(['NAME_TAKEN']);
    }
  });
});
