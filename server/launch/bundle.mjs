import { readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, context } from 'esbuild';
import { root } from './settings.mjs';
import { wantedBuild } from './wanted.mjs';

/** Files that a process starts with. Each is built to the same path below `dist`. */
const PROGRAM = /(^|[/\\])main\.ts$|\.(cli|bench)\.ts$/;

/** Programs that no image needs: benchmarks, the sample and the schema's file. */
const FOR_DEVELOPERS = /\.bench\.ts$|(^|[/\\])demo[/\\]|[/\\]schema\.cli\.ts$/;

/** Leaves out the demonstration of payment; a program that asks for it learns so. @type {import('esbuild').Plugin} */
const withoutDemonstration = {
  name: 'without-demonstration',
  setup: (building) => {
    building.onResolve({ filter: /\/demo\/stripe\// }, ({ path }) => ({ path, external: true }));
  },
};

/** The folder for code that several programs share. */
const CHUNKS = 'dist/chunks';

/** TypeORM's drivers of other databases and zod's messages in other languages: a sixth of what every process reads. */
const UNUSED = [
  /[/\\]typeorm[/\\]driver[/\\](?!postgres[/\\]|types[/\\])[\w-]+[/\\]/,
  /[/\\]zod[/\\]v4[/\\]locales[/\\](?!en\.|index\.)/,
];

/** @type {import('esbuild').Plugin} */
const withoutUnused = {
  name: 'without-unused',
  setup: (building) => {
    building.onLoad({ filter: /[/\\](driver|locales)[/\\]/ }, ({ path }) =>
      UNUSED.some((unused) => unused.test(path)) ? { contents: 'export default {};' } : undefined,
    );
  },
};

/**
 * Packages that are loaded from node_modules: the first has a file for each kind of machine, the second is loaded by
 * every file, the others are large and loaded when first needed, or looked for and not installed.
 */
const APART = [
  ...['@node-rs/argon2', 'reflect-metadata', '@simplewebauthn/server', '@zxcvbn-ts/*'],
  ...['@aws-sdk/client-s3', '@opentelemetry/*', '@bull-board/*'],
  ...['pg-native', 'pg-query-stream'],
];

/**
 * The first lines of every file. Decorators need reflect-metadata before any class, and which of two shared files is
 * read first does not follow the order of imports. The other names are expected by packages written as CommonJS.
 */
const FIRST = `
import 'reflect-metadata';
import { createRequire as requireFrom } from 'node:module';
import { dirname as folderOf } from 'node:path';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireFrom(import.meta.url), __filename = pathOf(import.meta.url), __dirname = folderOf(__filename);`;

/**
 * @param {string[]} sources files of server and worker, below the checkout
 * @returns {import('esbuild').BuildOptions & { metafile: true }}
 */
export function options(sources, { forImage, hasDemonstration } = wantedBuild()) {
  const isProgram = (/** @type {string} */ file) =>
    PROGRAM.test(file) && !(forImage && FOR_DEVELOPERS.test(file));
  return {
    absWorkingDir: root,
    entryPoints: sources.filter(isProgram),
    plugins: [withoutUnused, ...(hasDemonstration ? [] : [withoutDemonstration])],
    outbase: '.',
    outdir: 'dist',
    bundle: true,
    splitting: true,
    chunkNames: relative('dist', join(CHUNKS, '[name]-[hash]')),
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // GraphQL types and tables are named by their classes.
    keepNames: true,
    external: APART,
    banner: { js: FIRST.trim().replaceAll('\n', ' ') },
    metafile: true,
    logLevel: 'silent',
  };
}

/**
 * Builds all programs, with the packages that they use: reading a few files instead of two thousand, a process starts
 * in a quarter of the time.
 * @param {string[]} sources
 */
export async function bundle(sources) {
  const { metafile } = await build(options(sources));
  const made = new Set(Object.keys(metafile.outputs).map((file) => join(root, file)));
  for (const name of readdirSync(join(root, CHUNKS))) {
    const file = join(root, CHUNKS, name);
    if (!made.has(file)) rmSync(file);
  }
}

/**
 * For development: each `rebuild` builds what has changed, with source maps and without packages.
 * Throws, with file and line, on a syntax error.
 * @param {string[]} sources
 */
export function openBundle(sources) {
  return context({ ...options(sources), packages: 'external', sourcemap: true, metafile: true });
}
