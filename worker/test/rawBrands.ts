import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { similarNames } from './rawSimilar.ts';

/** A line of the reference file. */
export interface RawBrandRule {
  name: string;
  match_text: string;
  exclude_text: string;
  parent: string;
}

const file = fileURLToPath(new URL('../../server/market/brands/reference/hotel_brands.csv', import.meta.url));

export const brandRules = parse<RawBrandRule>(readFileSync(file, 'utf8'), { columns: true });

const literally = (text: string): string => text.replace(/[^A-Z0-9 ]/g, String.raw`\$&`);

/** The file's rules as expressions: a text that follows no letter or digit, in a name without exclusions. */
const expressions = brandRules.map((rule) => ({
  rule,
  wanted: new RegExp(`(?<![A-Z0-9])${literally(rule.match_text)}`),
  unwanted:
    rule.exclude_text === '' ? /$^/ : new RegExp(rule.exclude_text.split('|').map(literally).join('|')),
}));

const known = new Map<string, RawBrandRule | null>();

/** The rule that a row's name falls under, with other means than the product's; null below ten rooms. */
export function rawRuleOf(locationName: string, capacity: number): RawBrandRule | null {
  if (capacity < 10) return null;
  const kept = known.get(locationName);
  // Most names have none.
  if (kept !== undefined) return kept;
  const rule = firstRule(locationName.toUpperCase().split(/\s+/).join(' '));
  known.set(locationName, rule);
  return rule;
}

const letters = (text: string): string => text.replace(/[^A-Z0-9]/g, '');
const similarTo = similarNames(brandRules.map((rule, order) => ({ rule, order, text: rule.match_text })));

function firstRule(name: string): RawBrandRule | null {
  const order = expressions.findIndex(({ wanted, unwanted }) => wanted.test(name) && !unwanted.test(name));
  const first = expressions[order]?.rule;
  const similar = similarTo(name).filter(({ order: at }) => !expressions[at]?.unwanted.test(name));
  if (first === undefined) return oneBrand(similar.map(({ rule }) => rule));
  const further = similar.filter(
    ({ rule, order: at }) =>
      at < order &&
      rule.name !== first.name &&
      letters(rule.match_text).startsWith(letters(first.match_text)),
  );
  return oneBrand(further.map(({ rule }) => rule)) ?? first;
}

/** The rule that says most of those that a name is similar to, where all that none continues are of one brand. */
function oneBrand(rules: readonly RawBrandRule[]): RawBrandRule | null {
  const says = (rule: RawBrandRule): string => letters(rule.match_text);
  const furthest = rules.filter(
    (rule) => !rules.some((other) => says(other) !== says(rule) && says(other).startsWith(says(rule))),
  );
  const most = Math.max(...furthest.map((rule) => says(rule).length));
  const names = new Set(furthest.map(({ name }) => name));
  return names.size === 1 ? (furthest.find((rule) => says(rule).length === most) ?? null) : null;
}
