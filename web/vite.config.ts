import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineDocuments } from './inlineDocuments.ts';
import { listRoutes } from './listRoutes.ts';
import { classNameOf, listStyles } from './listStyles.ts';

const api = process.env['API_URL'] ?? 'http://localhost:4000';

/** Builds to dist/web; while developing, data calls go to the running server. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [inlineDocuments(), react(), listRoutes(), listStyles()],
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined assets would be data: URLs, which the content security policy refuses.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/graphql': api, '/rest': api, '/exports': api, '/demonstration': api } },
});
