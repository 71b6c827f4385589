import { readFileSync } from 'node:fs';
import { parse, print, stripIgnoredCharacters } from 'graphql';
import type { DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { documentsIn, withDocuments } from './inlineDocuments.ts';

const documents = documentsIn(readFileSync('web/gql/graphql.ts', 'utf8'));
const WELCOME = 'web/members/welcome/WelcomeChart.tsx';

test('a query becomes the document that was generated for it', () => {
  const code = readFileSync(WELCOME, 'utf8');
  const text = /graphql\(`([^`]*)`\)/.exec(code)?.[1] ?? '';
  const inlined = withDocuments(code, documents);
  expect(inlined).not.toContain('graphql(');
  const literal = /const WelcomeDocument = \((\{.*\})\);/.exec(inlined)?.[1] ?? '';
  const written = (document: DocumentNode): string => stripIgnoredCharacters(print(document));
  expect(written(JSON.parse(literal) as DocumentNode)).toBe(written(parse(text)));
});

test('every document is there, and those with fragments bring them along', () => {
  const kinds = [...documents.values()].map((literal) =>
    (JSON.parse(literal) as DocumentNode).definitions.map(({ kind }) => kind).join(' '),
  );
  expect(kinds).toContain('OperationDefinition FragmentDefinition');
  expect(kinds).toContain('FragmentDefinition');
  const { length } = readFileSync('web/gql/graphql.ts', 'utf8').match(/^export const \w+Doc/gm) ?? [];
  expect(kinds).toHaveLength(length);
});

test('a document without generated code stops the build', () => {
  expect(() => withDocuments('graphql(`query Forgotten { about { version } }`)', documents)).toThrow(
    'No document is generated for Forgotten: npm run codegen',
  );
});
