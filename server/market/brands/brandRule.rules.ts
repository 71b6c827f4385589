/** Facts about a rule that matching needs. */
export interface BrandRuleFacts {
  id: number;
  brand_id: number;
  match_text: string;
  exclude_texts: string[];
}

/** The rules in force, in the order in which they are tried. */
export const brandRulesInForce = `/* brands.rules */
  select id, brand_id, match_text, exclude_texts from brand_rule where not is_disabled order by position, id desc`;

/** A name as rules compare it: upper case, with repeated spaces collapsed. */
export function comparableName(name: string): string {
  return name.toUpperCase().replace(/\s+/g, ' ').trim();
}

/** True if the rule's text starts here in a comparable name that has none of the rule's exclusions. */
export function holdsAt(name: string, at: number, { match_text, exclude_texts }: BrandRuleFacts): boolean {
  return name.startsWith(match_text, at) && !exclude_texts.some((text) => name.includes(text));
}
