import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const WEB = import.meta.dirname;
const TYPES = join(WEB, 'styles.d.ts');

/** A file of styles and the classes that it defines. */
export interface StyleFile {
  path: string;
  classes: readonly string[];
}

/** The classes of a text of styles, but for those of packages, which stand in `:global()`. */
function classesOf(text: string): string[] {
  const own = text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/:global\(.*?\)/g, '');
  // A selector ends where its block begins; a number such as 0.5 only stands within.
  const selectors = own.match(/[^{};]+(?=\{)/g) ?? [];
  const names = selectors.flatMap((selector) =>
    [...selector.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name),
  );
  return [...new Set(names)].toSorted();
}

/** Every file of styles below web/, in the order of their names. */
export function styleFiles(): StyleFile[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .toSorted()
    .map((path) => ({ path, classes: classesOf(readFileSync(join(WEB, path), 'utf8')) }));
}

/** Those outside of the modules, which are imported for their effect alone. */
const PLAIN = ['*/global', '*/graphiql', '*/leaflet', '*/style', '*/wght', 'virtual:antd']
  .map((name) => `declare module '${name}.css' {}\n`)
  .join('');

/** The name of a class in the browser. No two files have one name, and a readable one packs better than a hash. */
export function classNameOf(name: string, file: string): string {
  return `${basename(file, '.module.css')}-${name}`;
}

/** Declares the classes of each file to TypeScript, so that an unknown class fails the type check. */
export function typesOf(files: readonly StyleFile[]): string {
  const modules = files.map(({ path, classes }) => {
    const names = classes.map((name) => `'${name}'`).join(' | ');
    const styles = `  const styles: Readonly<Record<${names}, string>>;\n  export default styles;\n`;
    return `declare module '*/${basename(path)}' {\n${styles}}\n`;
  });
  return `// Written by listStyles.ts: npm run styles\n\n${PLAIN}\n${modules.join('\n')}`;
}

/** The types as they stand. */
export function writtenTypes(): string {
  return readFileSync(TYPES, 'utf8');
}

export function writeTypes(): void {
  const types = typesOf(styleFiles());
  if (types !== writtenTypes()) writeFileSync(TYPES, types);
}

/** Keeps the types of the styles current while the product is developed. */
export function listStyles(): Plugin {
  return {
    name: 'list-styles',
    apply: 'serve',
    buildStart: writeTypes,
    hotUpdate({ file }) {
      if (file.endsWith('.module.css')) writeTypes();
    },
  };
}
