import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const GENERATED = new URL('gql/graphql.ts', import.meta.url);
const CALL = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;
const CONSTANT = /^export const \w+ = (\{.*\}) as unknown as DocumentNode</gm;

interface Document {
  definitions: { name?: { value: string } }[];
}

/** The generated documents as they are written, by the name of the operation or the fragment that each begins with. */
export function documentsIn(generated: string): Map<string, string> {
  const documents = new Map<string, string>();
  for (const [, literal = ''] of generated.matchAll(CONSTANT)) {
    const { definitions } = JSON.parse(literal) as Document;
    documents.set(definitions[0]?.name?.value ?? '', literal);
  }
  return documents;
}

/** The code with each GraphQL text in it replaced by its document. */
export function withDocuments(code: string, documents: ReadonlyMap<string, string>): string {
  return code.replace(CALL, (_, text: string) => {
    const name = /\b(?:query|mutation|fragment)\s+(\w+)/.exec(text)?.[1] ?? '';
    const literal = documents.get(name);
    if (literal === undefined) throw new Error(`No document is generated for ${name}: npm run codegen`);
    return `(${literal})`;
  });
}

/** Puts each document where it is used: from the map that is generated, every page would bring those of all pages. */
export function inlineDocuments(): Plugin {
  let documents = new Map<string, string>();
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => {
      documents = documentsIn(readFileSync(GENERATED, 'utf8'));
    },
    transform: (code, id) => {
      if (!/\.tsx?$/.test(id) || id.includes('/gql/') || !code.includes('graphql(')) return null;
      return { code: withDocuments(code, documents), map: null };
    },
  };
}
