import type { Plugin } from 'vite';
import { antdStyles, VARIABLES_CLASS } from './styles.ts';

const STYLES = 'virtual:antd.css';
const STYLE_CODE = /[\\/]antd[\\/]es[\\/][\w-]+[\\/]style[\\/][\w-]+\.js$/;
const TOKEN_CODE = /[\\/]antd[\\/]es[\\/]theme[\\/]useToken\.js$/;
const WAVE_CODE = /[\\/]antd[\\/]es[\\/]_util[\\/]wave[\\/]index\.js$/;
const EMPTY_CODE = /[\\/]antd[\\/]es[\\/]config-provider[\\/]defaultRenderEmpty\.js$/;
const PANEL_CODE = /[\\/]antd[\\/]es[\\/]_util[\\/]PurePanel\.js$/;

/** Measures that widgets read as they are drawn; all others are in the style sheet. */
const TOKENS = JSON.stringify({
  zIndexPopupBase: 1000,
  controlHeight: 36,
  colorText: '',
  colorBgContainer: '',
});

/** A select without matching options shows this text; antd would draw a picture and calculate its colors. */
const EMPTY = `
  import { createElement } from 'react';
  export default () => createElement('span', { style: { color: 'var(--second)' } }, 'No Records Found.');`;

/** Replaces a helper that only antd's documentation uses, and that imports all of antd's theme calculation. */
const NO_PANEL = 'export const withPureRenderTheme = (widget) => widget; export default () => () => null;';

const TOKEN_HOOK = `
  export const unitless = {}, ignore = {}, getComputedToken = () => ({});
  export default () => [null, ${TOKENS}, '', ${TOKENS}, {}, true];`;

/** Answers the classes that antd's own code would after it has written its styles into the page. */
const HOOK = `() => ['', '${VARIABLES_CLASS}']`;
/** Stands for a component that only writes styles. */
const NOTHING = '() => null';

function withoutStyles(code: string): string {
  const named = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => `export const ${name} = use;`);
  const isComponent = /export default gen(?:SubStyleComponent)\(/.test(code);
  return [`const use = ${HOOK};`, ...named, `export default ${isComponent ? NOTHING : 'use'};`].join('\n');
}

/** Code of antd without what its styles are calculated with, and without the wave of a press, which is off. */
function shorter(code: string, id: string): string {
  if (TOKEN_CODE.test(id)) return TOKEN_HOOK;
  if (WAVE_CODE.test(id)) return 'export default ({ children }) => children;';
  if (EMPTY_CODE.test(id)) return EMPTY;
  if (PANEL_CODE.test(id)) return NO_PANEL;
  if (STYLE_CODE.test(id)) return withoutStyles(code);
  // Widgets ask for the context alone, which is exported beside all of the provider.
  return code.replace(/^(import \{[^}]*\} from '[./]+config-provider)';$/gm, `$1/context.js';`);
}

const OWN_IMPORT = /^import \{ ([\w, ]+) \} from 'antd';$/gm;

/** Imports of single widgets: one of all leads to the code of each, wherever it is put. */
function withSingleImports(code: string): string {
  return code.replace(OWN_IMPORT, (_, names: string) =>
    names
      .split(', ')
      .map((name) => `import ${name} from 'antd/es/${folderOf(name)}/index.js';`)
      .join(' '),
  );
}

/** `QRCode` is in `qr-code`. */
function folderOf(widget: string): string {
  return widget.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}

/** Leaves out of antd's code what calculates its styles in the browser. */
function withoutCalculation() {
  return {
    name: 'antd-without-styles',
    transform: {
      filter: { id: [/[\\/]antd[\\/]es[\\/].*\.js$/] },
      handler: (code: string, id: string) => ({ code: shorter(code, id), map: null }),
    },
  };
}

/**
 * Writes antd's styles at build time, as `virtual:antd.css`. Calculated in the browser, they are a sixth of the script
 * of each page and a good part of the time until it shows.
 */
export function antdStylesAhead(): Plugin {
  let isBuild = true;
  return {
    name: 'antd-styles-ahead',
    enforce: 'pre',
    transform: {
      filter: { id: [/[\\/]web[\\/].*\.tsx$/, /[\\/]antd[\\/]es[\\/].*\.js$/] },
      handler: (code, id) => {
        if (!isBuild) return null;
        return { code: id.endsWith('.tsx') ? withSingleImports(code) : shorter(code, id), map: null };
      },
    },
    // While developing, packages are put together before any plugin sees them.
    config: (_config, { command }) => {
      isBuild = command === 'build';
      return { optimizeDeps: { rolldownOptions: { plugins: [withoutCalculation()] } } };
    },
    resolveId: { filter: { id: new RegExp(`^${STYLES}$`) }, handler: () => `\0${STYLES}` },
    load: { filter: { id: new RegExp(`^\0${STYLES}$`) }, handler: () => antdStyles() },
  };
}
