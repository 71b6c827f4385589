import { forgetBuild, serverSources } from './compile.mjs';

/** @returns {Promise<() => Promise<void>>} builds what has changed; throws, with file and line, on a syntax error */
export async function openRecompiler() {
  // Loaded only now, because on a fresh machine it is installed first.
  const { openBundle } = await import('./bundle.mjs');
  const bundle = await openBundle(serverSources());
  return async () => {
    // The next start compares all sources with the whole build that it knows of.
    forgetBuild('server');
    await bundle.rebuild();
  };
}
