/** A selector and its declarations; within a media query just the same. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const VARIABLE = /(--ant-[\w-]+):([^;]*);?/g;

/** The variables that are set in a style sheet, by selector. */
export function variablesIn(css: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of css.matchAll(RULE)) {
    const own = [...body.matchAll(VARIABLE)].map(([, name = '', value = '']) => [name, value] as const);
    if (own.length === 0) continue;
    found.set(selector, new Map([...(found.get(selector) ?? []), ...own]));
  }
  return found;
}

const COLOURS = 'blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold';

/** Looks and parts of antd's widgets that the product does not have: other directions, colours, groups, searches. */
const NEVER_SHOWN = new RegExp(
  [
    String.raw`-rtl\b`,
    String.raw`-compact-`,
    String.raw`ant-btn-color-(?:${COLOURS})\b`,
    String.raw`-(?:variant-)?(?:filled|underlined|dashed|borderless)\b`,
    String.raw`ant-input-(?:group|search|otp)\b`,
    String.raw`ant-select-multiple\b`,
    String.raw`ant-(?:btn-group|form-item|pagination|spin|wave)\b`,
    'cssinjs-cache-path',
  ].join('|'),
);

/** Splits a selector at its commas, but for those in brackets. */
function partsOf(selector: string): string[] {
  return selector.split(/,(?![^(]*\))/);
}

function withoutUnshown(css: string): string {
  return css.replace(RULE, (rule, selector: string, body: string) => {
    const kept = partsOf(selector).filter((part) => !NEVER_SHOWN.test(part));
    if (kept.length === 0) return '';
    return kept.length === partsOf(selector).length ? rule : `${kept.join(',')}{${body}}`;
  });
}

/** Without variables that nothing reads, until there are none. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--ant-[\w-]+)/g)].map(([, name]) => name));
  const shorter = css.replace(VARIABLE, (whole, name: string, _value: string, at: number) =>
    // A name after `var(` is a use of it.
    css.slice(at - 4, at) === 'var(' || read.has(name) ? whole : '',
  );
  return shorter.length === css.length ? css : withoutUnread(shorter);
}

/** A style sheet of antd without what the product never shows. */
export function withoutUnused(css: string): string {
  return withoutUnread(withoutUnshown(css));
}
