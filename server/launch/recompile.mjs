import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dist, forgetBuild, isCode, isPartOfBuild } from './compile.mjs';
import { root } from './settings.mjs';

/** Loads the compiler, which takes a moment: best done before it is first needed. */
export const loadCompiler = () => import('typescript');

/**
 * Compiles single files into `dist`, one by one and without types: a hundred times faster than all of them.
 * Throws, with file and line, on a syntax error.
 * @param {string[]} files below the checkout; those that are gone go from `dist` as well
 */
export async function recompile(files) {
  const { default: ts } = await loadCompiler();
  // The next start compares all sources with the whole build that it knows of.
  forgetBuild('server');
  const options = optionsFor(ts);
  for (const file of files.filter(isPartOfBuild)) {
    if (isCode(file)) transpile(ts, file, options);
    else if (existsSync(join(root, file))) copy(file);
  }
}

/** @param {typeof import('typescript')} ts @returns {import('typescript').CompilerOptions} */
function optionsFor(ts) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  // A file alone has no package.json to say that it is an ES module.
  const alone = { module: 'ESNext', moduleResolution: 'Bundler', sourceMap: true };
  return ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...alone }, root).options;
}

/** @param {string} file */
function copy(file) {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  cpSync(join(root, file), join(dist, file));
}

/** @param {typeof import('typescript')} ts @param {string} file @param {import('typescript').CompilerOptions} options */
function transpile(ts, file, options) {
  const source = join(root, file);
  const target = join(dist, file.replace(/\.ts$/, '.js'));
  if (!existsSync(source)) {
    rmSync(target, { force: true });
    return;
  }
  const { outputText, sourceMapText, diagnostics } = ts.transpileModule(readFileSync(source, 'utf8'), {
    compilerOptions: options,
    fileName: source,
    reportDiagnostics: true,
  });
  if (diagnostics?.length) throw new Error(ts.formatDiagnostics(diagnostics, formatHost(ts)));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, outputText);
  if (sourceMapText !== undefined) writeFileSync(`${target}.map`, sourceMapText);
}

/** @param {typeof import('typescript')} ts @returns {import('typescript').FormatDiagnosticsHost} */
function formatHost(ts) {
  return {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => root,
    getNewLine: () => ts.sys.newLine,
  };
}
