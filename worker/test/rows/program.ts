import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Files that run with the product; migrations read nothing. */
const LEFT_OUT = /\.(test|testing|factory|bench)\.ts$|\/(test|fixtures|bench|migrations)\//;

export interface Code {
  files: readonly ts.SourceFile[];
  checker: ts.TypeChecker;
}

/**
 * The code of server and worker as the compiler sees it. Packages are left out, which makes it ten times as fast: row
 * types are made of our own types.
 */
export function readCode(): Code {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    experimentalDecorators: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  };
  const names = sourceNames();
  const program = ts.createProgram(names, options, hostOf(options));
  const files = names.flatMap((name) => program.getSourceFile(name) ?? []);
  return { files, checker: program.getTypeChecker() };
}

function sourceNames(): string[] {
  return ['server', 'worker'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !LEFT_OUT.test(`/${name}`))
      .map((name) => join(root, folder, name)),
  );
}

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    readFile: (name) => readFileSync(name, 'utf8'),
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => ({
        resolvedModule: text.startsWith('.')
          ? { resolvedFileName: resolve(dirname(containing), text), extension: ts.Extension.Ts }
          : undefined,
      })),
  };
}

/** A file's path inside the project. */
export function pathOf(file: ts.SourceFile): string {
  return relative(root, file.fileName);
}
