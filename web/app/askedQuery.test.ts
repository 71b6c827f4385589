import { ApolloLink, gql, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { makeClient } from './apollo.ts';
import { analystPath, queriesInHash, queriesOfPage } from './askedQuery.ts';

test('the queries of a page travel in its address, without those of the frame and without what is ours alone', () => {
  const client = makeClient(
    { onSignedOut: () => undefined },
    new ApolloLink(() => new Observable(() => undefined)),
  );
  const watched = [
    client.watchQuery({ query: gql('query About { about { version } }') }),
    client.watchQuery({
      query: gql(
        'query Of($name: String!) { place(kind: CITY, name: $name) { ...Name @unmask } } fragment Name on Place { name }',
      ),
      variables: { name: 'A & B #1' },
    }),
  ].map((each) => each.subscribe(() => undefined));
  const queries = queriesOfPage(client);
  expect(queries).toHaveLength(1);
  expect(queries[0]?.query).toMatch(
    /^query Of\(\$name: String!\) \{\n {2}place\(kind: CITY, name: \$name\) \{\n {4}\.\.\.Name\n/,
  );
  expect(queries[0]?.query).not.toContain('__typename');
  const path = analystPath(queries);
  expect(path.startsWith('/stt/analyst#query=')).toBe(true);
  expect(queriesInHash(path.slice(path.indexOf('#')))).toEqual(queries);
  expect(JSON.parse(queries[0]?.variables ?? '')).toEqual({ name: 'A & B #1' });
  watched.forEach((each) => each.unsubscribe());
});

test('a page without queries leads to the page for analysts as it was left', () => {
  expect(analystPath([])).toBe('/stt/analyst');
  expect(queriesInHash('')).toEqual([]);
});
