import { expect, test } from 'vitest';
import { exportCommand, programOf } from './copyAs.ts';

const call = {
  origin: 'https://texas.example.com',
  query: 'query Q($n: String) { hotels(filter: { city: { eq: $n } }, first: 5) { list: nodes { name } } }\n',
  variables: '{ "n": "O\'NEIL", "is": true, "none": null, "all": [1, "a"] }',
};

test('a program has the query, its variables, the way to its rows and no key', () => {
  const python = programOf('python', call);
  expect(python).toContain('variables = {"n": "O\'NEIL", "is": True, "none": None, "all": [1, "a"]}');
  expect(python).toContain('pd.json_normalize(answer["data"]["hotels"]["list"])');
  expect(python).toContain("os.environ['TXR_KEY']");
  const r = programOf('r', call);
  expect(r).toContain('rows <- answer$data$hotels$list');
  expect(r).toContain('req_auth_bearer_token(Sys.getenv("TXR_KEY"))');
  expect(programOf('javascript', call)).toContain('console.table(data.hotels.list);');
  const body = /<<'JSON'\n([^]*)\nJSON/.exec(programOf('curl', call))?.[1] ?? '';
  expect(JSON.parse(body)).toEqual({ query: call.query, variables: JSON.parse(call.variables) as object });
});

test('texts that end a text of the language do not end it', () => {
  const odd = {
    ...call,
    query: '{ hotels(filter: { city: { eq: "a`${b}\\\\" } }, first: 1) { nodes { name } } }',
  };
  expect(programOf('javascript', odd)).toContain('eq: "a\\`\\${b}\\\\\\\\"');
  expect(programOf('python', odd)).toContain(`query = ${JSON.stringify(odd.query)}`);
  expect(programOf('python', { ...call, query: '{', variables: '{' })).toContain('answer["data"])');
  expect(exportCommand('https://t.example', 'hotels', { city: "O'NEIL" })).toContain(`O'\\''NEIL`);
});
