import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

/** A line of the reference file. */
export interface RawBrandRule {
  name: string;
  match_text: string;
  exclude_text: string;
  parent: string;
}

const file = fileURLToPath(new URL('../../server/brands/reference/hotel_brands.csv', import.meta.url));

export const brandRules = parse<RawBrandRule>(readFileSync(file, 'utf8'), { columns: true });

const literally = (text: string): string => text.replace(/[^A-Z0-9 ]/g, String.raw`\$&`);

/** The file's rules as expressions: a text that stands after no letter or digit, in a text with no exclusion. */
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
  const rule = known.get(locationName) ?? firstRule(locationName.toUpperCase().split(/\s+/).join(' '));
  known.set(locationName, rule);
  return rule;
}

function firstRule(name: string): RawBrandRule | null {
  for (const { rule, wanted, unwanted } of expressions) {
    if (wanted.test(name) && !unwanted.test(name)) return rule;
  }
  return null;
}
