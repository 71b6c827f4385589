import type { AskedQuery } from '../../../app/askedQuery.ts';
import { rowsPath } from './rowsPath.ts';

export type Language = 'curl' | 'python' | 'r' | 'javascript';

/** The variable of the environment that holds the API key, so that no program has it in its text. */
const KEY = 'TXR_KEY';

interface Call extends AskedQuery {
  /** The product's own address. */
  origin: string;
}

function variablesOf({ variables }: AskedQuery): object {
  try {
    const known: unknown = JSON.parse(variables);
    return typeof known === 'object' && known !== null ? known : {};
  } catch {
    // The variables are still being typed.
    return {};
  }
}

function bodyOf(call: Call): string {
  return JSON.stringify({ query: call.query, variables: variablesOf(call) }, null, 2);
}

function curl(call: Call): string {
  return `curl ${call.origin}/graphql \\
  -H "Authorization: Bearer $${KEY}" \\
  -H "Content-Type: application/json" \\
  --data-binary @- <<'JSON'
${bodyOf(call)}
JSON
`;
}

/** A text over several lines, as Python writes it; descriptions in GraphQL have three quotes, too. */
function pythonText(text: string): string {
  return text.includes('"""') || text.includes('\\') ? JSON.stringify(text) : `"""\n${text.trim()}\n"""`;
}

function pythonValue(value: unknown): string {
  const words = new Map<unknown, string>([
    [null, 'None'],
    [true, 'True'],
    [false, 'False'],
  ]);
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return words.get(value) ?? JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${pythonValue(each)}`);
  return `{${entries.join(', ')}}`;
}

function python(call: Call): string {
  const rows = rowsPath(call.query)
    .map((name) => `["${name}"]`)
    .join('');
  return `import os

import pandas as pd
import requests

query = ${pythonText(call.query)}
variables = ${pythonValue(variablesOf(call))}

response = requests.post(
    "${call.origin}/graphql",
    json={"query": query, "variables": variables},
    headers={"Authorization": f"Bearer {os.environ['${KEY}']}"},
    timeout=30,
)
answer = response.json()
if "errors" in answer:
    raise SystemExit(answer["errors"][0]["message"])
rows = pd.json_normalize(answer["data"]${rows})
print(rows)
`;
}

function r(call: Call): string {
  const rows = ['answer', 'data', ...rowsPath(call.query)].join('$');
  return `library(httr2)

query <- r"---(
${call.query.trim()}
)---"
variables <- jsonlite::fromJSON(r"---(${JSON.stringify(variablesOf(call))})---", simplifyVector = FALSE)

answer <- request("${call.origin}/graphql") |>
  req_auth_bearer_token(Sys.getenv("${KEY}")) |>
  req_body_json(list(query = query, variables = variables)) |>
  req_perform() |>
  resp_body_json(simplifyVector = TRUE, flatten = TRUE)
if (!is.null(answer$errors)) stop(answer$errors$message[[1]])
rows <- ${rows}
print(rows)
`;
}

function javascript(call: Call): string {
  const rows = ['data', ...rowsPath(call.query)].join('.');
  const query = call.query.trim().replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
  return `const query = \`
${query}
\`;
const variables = ${JSON.stringify(variablesOf(call), null, 2)};

const response = await fetch('${call.origin}/graphql', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${KEY}}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ query, variables }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].message);
console.table(${rows});
`;
}

const writers: Readonly<Record<Language, (call: Call) => string>> = { curl, python, r, javascript };

/** A program that asks this query with an API key. */
export function programOf(language: Language, call: Call): string {
  return writers[language](call);
}

/** A command that saves a file of the exports, with an API key that has their scope. */
export function exportCommand(origin: string, dataSet: string, args: object): string {
  return `curl -X POST ${origin}/exports/${dataSet}.csv.gz -o ${dataSet}.csv.gz \\
  -H "Authorization: Bearer $${KEY}" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(args).replaceAll("'", String.raw`'\''`)}'
`;
}
