/** What matching needs of a rule. */
export interface BrandRuleFacts {
  id: number;
  brand_id: number;
  match_text: string;
  exclude_texts: string[];
}

/** The rules in force, in the order in which they are tried. */
export const brandRulesInForce = `/* brands.rules */
  select id, brand_id, match_text, exclude_texts from brand_rule where not is_disabled order by position, id desc`;

/** A name as rules see it: upper-cased, with its blanks collapsed. */
export function comparableName(name: string): string {
  return name.toUpperCase().replace(/\s+/g, ' ').trim();
}

/** The first rule whose text begins a word of the name and none of whose exclusions occurs in it, or null. */
export function matchBrand<Rule extends BrandRuleFacts>(
  locationName: string,
  rules: readonly Rule[],
): Rule | null {
  const name = comparableName(locationName);
  return (
    rules.find(
      (rule) => beginsWord(name, rule.match_text) && !rule.exclude_texts.some((text) => name.includes(text)),
    ) ?? null
  );
}

function beginsWord(name: string, text: string): boolean {
  for (let at = name.indexOf(text); at !== -1; at = name.indexOf(text, at + 1)) {
    if (at === 0 || !/[A-Z0-9]/.test(name.charAt(at - 1))) return true;
  }
  return false;
}

/**
 * A pattern for LIKE that every name has which a rule with this text could match: its longest word, since blanks and
 * other signs may be filed in other ways. The empty text's pattern is that of all names.
 */
export function candidatePattern(matchText: string): string {
  const words = comparableName(matchText).split(/[^A-Z0-9]+/);
  return `%${words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')}%`;
}

/**
 * Names with one of the patterns ($, a placeholder). Postgres and JavaScript agree on upper case and blanks where all
 * is printable ASCII; the few other names are always candidates.
 */
export function isCandidate(patterns: string): string {
  return `(upper(location_name) like any(${patterns}::text[]) or location_name ~ '[^ -~]')`;
}
