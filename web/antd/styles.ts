import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { Button, Checkbox, ConfigProvider, Input, QRCode, Select } from 'antd';
import { antdThemeOf, type Surroundings } from '../ui/theme/theme.ts';
import type { ThemeName } from '../ui/theme/palette.ts';
import { variablesIn, withoutUnused } from './prune.ts';

/** The class that every widget of antd has and that holds its variables. */
export const VARIABLES_CLASS = 'antd';

/** The widgets of antd that the product uses. */
const WIDGETS: readonly ReactElement[] = [
  createElement(Button, { loading: true }),
  createElement(Checkbox),
  createElement(Input),
  createElement(Input.Password),
  createElement(Input.TextArea),
  createElement(QRCode, { value: 'a', type: 'svg' }),
  createElement(Select, { open: true }),
];

const FOR_A_MOUSE: Surroundings = { touched: false, calm: false };

/** The styles that antd would write into the page when its widgets are first drawn. */
function stylesFor(name: ThemeName, surroundings: Surroundings): string {
  const cache = createCache();
  const theme = {
    ...antdThemeOf(name, surroundings),
    hashed: false,
    cssVar: { key: VARIABLES_CLASS },
  };
  const page = createElement(ConfigProvider, { theme }, ...WIDGETS);
  renderToStaticMarkup(createElement(StyleProvider, { cache }, page));
  return extractStyle(cache, true);
}

/** antd's styles for links, which are meant for those in its widgets, given to these alone. */
function forOwnLinks(css: string): string {
  return css.replaceAll(
    /(^|[{},])a(?=[:[{,])([^{},]*)/g,
    (_, before: string, state: string) =>
      `${before}a:where(.${VARIABLES_CLASS})${state},:where(.${VARIABLES_CLASS}) a${state}`,
  );
}

/** Blocks of variables that differ from those of another style sheet, each after `prefix`. */
function differing(css: string, from: string, prefix = ''): string {
  const base = variablesIn(from);
  return [...variablesIn(css)]
    .map(([selector, variables]) => {
      const changed = [...variables].filter(([name, value]) => base.get(selector)?.get(name) !== value);
      const body = changed.map(([name, value]) => `${name}:${value};`).join('');
      return body === '' ? '' : `${prefix}${selector}{${body}}`;
    })
    .join('');
}

/**
 * The styles of all widgets in both themes, for mouse and fingers. Only their variables differ, so they are written
 * once, and no page has to calculate them.
 */
export function antdStyles(): string {
  const base = stylesFor('light', FOR_A_MOUSE);
  const dark = differing(stylesFor('dark', FOR_A_MOUSE), base, ":root[data-theme='dark'] ");
  const touched = differing(stylesFor('light', { touched: true, calm: false }), base);
  const calm = differing(stylesFor('light', { touched: false, calm: true }), base);
  const media = `@media (pointer: coarse){${touched}}@media (prefers-reduced-motion: reduce){${calm}}`;
  return withoutUnused(`${forOwnLinks(base)}${dark}${media}`);
}
