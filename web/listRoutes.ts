import type { Plugin } from 'vite';
import { routes } from './app/paths.ts';

/** Writes the patterns of all pages beside the pages: the server answers 404 at any other address. */
export function listRoutes(): Plugin {
  return {
    name: 'list-routes',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'routes.json',
        source: JSON.stringify(Object.values(routes)),
      });
    },
  };
}
