import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { routes } from './app/paths.ts';
import { possibleParts } from './app/possibleParts.ts';

const LAZY_PAGES = new URL('app/lazyPages.tsx', import.meta.url);
const LAZY = /const (\w+) = lazyPage\([^;]*?import\('([^']+)'\)/g;
const PLACED = /\[routes\.(\w+), <(\w+)/g;

/** The frame that a page's address leads to; pages elsewhere have their own. */
const FRAMES: readonly (readonly [start: string, frame: string])[] = [
  ['/stt/', 'Shell.tsx'],
  ['/trial/', 'TrialShell.tsx'],
];

/** A route of the client and the files, beside those of the first page, that its page is shown with. */
interface ListedRoute {
  path: string;
  files: string[];
  /** Patterns of the parts of its addresses, in alternatives. */
  possible?: (typeof possibleParts)[string];
}

/** The file names of pages by their routes, as the list of lazy pages says; `Hotel.tsx` for `hotel`. */
function pageFiles(lazyPages: string): Map<string, string> {
  const files = new Map([...lazyPages.matchAll(LAZY)].map(([, page = '', file = '']) => [page, file]));
  const placed = [...lazyPages.matchAll(PLACED)].map(([, route = '', page = '']) => [route, files.get(page)]);
  return new Map(
    placed.flatMap(([route = '', file]) =>
      file === undefined ? [] : [[route, file.split('/').at(-1) ?? '']],
    ),
  );
}

/** The chunk that a source file begins, and all that it imports, with their styles. */
function filesOf(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk') return found;
  found.add(name);
  for (const imported of chunk.imports) filesOf(imported, bundle, found);
  // After those of what it imports, which may be overruled.
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  return found;
}

function listed(bundle: Rolldown.OutputBundle): ListedRoute[] {
  const pages = pageFiles(readFileSync(LAZY_PAGES, 'utf8'));
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const chunkOf = (source: string): string =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`))?.fileName ?? '';
  const first = filesOf(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '', bundle);
  return Object.entries(routes).map(([route, path]) => {
    const frame = FRAMES.find(([start]) => path.startsWith(start))?.[1];
    const sources = [frame, pages.get(route)].filter((source) => source !== undefined);
    const files = new Set(sources.flatMap((source) => [...filesOf(chunkOf(source), bundle)]));
    const possible = possibleParts[path];
    return { path, files: [...files].filter((file) => !first.has(file)), ...(possible && { possible }) };
  });
}

/**
 * Writes the patterns of all pages and of their parts beside the pages: the server answers 404 at any other address.
 * Beside each stand the files that its page needs, so that the document can name them and none waits for another.
 */
export function listRoutes(): Plugin {
  return {
    name: 'list-routes',
    enforce: 'post',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(listed(bundle)) });
    },
  };
}
