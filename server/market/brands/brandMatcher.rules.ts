import { comparableName, holdsAt, type BrandRuleFacts } from './brandRule.rules.ts';
import { brandTexts, isSimilar, otherNames, wordsOf, type BrandText } from './similarName.rules.ts';

/** The rule that gives a name its brand, and whether the name only resembles the rule's text. */
interface MatchedRule<Rule> {
  rule: Rule;
  isSimilar: boolean;
}

export type BrandMatcher<Rule> = (locationName: string) => MatchedRule<Rule> | null;

/**
 * Matches names by rules in their order. The first rule that matches wins. If none does, a similar rule wins,
 * provided that all similar rules have one brand. Similarity can also find a more specific brand than the matching
 * rule, as for 'BESTWESTERN PLUS', but never one that is tried after it.
 */
export function brandMatcher<Rule extends BrandRuleFacts>(rules: readonly Rule[]): BrandMatcher<Rule> {
  const firstThatHolds = exactMatcher(rules);
  const texts = brandTexts(rules);
  const known = new Set([...otherNames, ...texts.flatMap(({ words }) => words)]);
  const all = byInitial(texts, ({ letters }) => letters);
  const moreThan = new Map(rules.map((rule, order) => [rule, textsThatSayMore(texts, rule, order)]));
  return (locationName) => {
    const name = comparableName(locationName);
    const found = firstThatHolds(name);
    const candidates = found && (moreThan.get(found) ?? []);
    if (candidates?.length === 0) return found && { rule: found, isSimilar: false };
    const similar = onlyBrand(
      placesIn(name).flatMap((place) =>
        (candidates ?? all.get(place.words[place.at]?.charAt(0) ?? '') ?? [])
          .filter((text) => isSimilar(place, text, known))
          .filter(({ rule }) => !rule.exclude_texts.some((text) => name.includes(text)))
          .map((text) => ({ text, at: place.at })),
      ),
    );
    if (similar !== null) return { rule: similar, isSimilar: true };
    return found && { rule: found, isSimilar: false };
  };
}

function byInitial<Item>(items: readonly Item[], textOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const initial = textOf(item).charAt(0);
    found.set(initial, [...(found.get(initial) ?? []), item]);
  }
  return found;
}

/** The first rule that matches a comparable name. */
function exactMatcher<Rule extends BrandRuleFacts>(rules: readonly Rule[]): (name: string) => Rule | null {
  const ordered = rules.map((rule, order) => ({ rule, order }));
  const rulesOf = byInitial(ordered, ({ rule }) => rule.match_text);
  return (name) => {
    let first: { rule: Rule; order: number } | null = null;
    for (let at = 0; at < name.length; at++) {
      if (at > 0 && /[A-Z0-9]/.test(name.charAt(at - 1))) continue;
      for (const each of rulesOf.get(name.charAt(at)) ?? []) {
        if (first !== null && first.order < each.order) break;
        if (holdsAt(name, at, each.rule)) first = each;
      }
    }
    return first?.rule ?? null;
  };
}

/** Texts of other brands that start with the rule's text and are tried before it. */
function textsThatSayMore<Rule extends BrandRuleFacts>(
  texts: readonly BrandText<Rule>[],
  { brand_id, match_text }: Rule,
  order: number,
): BrandText<Rule>[] {
  const letters = wordsOf(match_text).join('');
  return texts.filter(
    (text) =>
      text.order < order &&
      text.rule.brand_id !== brand_id &&
      text.letters.length > letters.length &&
      text.letters.startsWith(letters),
  );
}

function placesIn(name: string): { words: string[]; at: number; isStart: boolean }[] {
  const words = wordsOf(name);
  return words.map((_, at) => ({ words, at, isStart: at === 0 || (at === 1 && words[0] === 'THE') }));
}

interface Found<Rule> {
  text: BrandText<Rule>;
  at: number;
}

/** The rule with the longest text, if all texts that no other text extends have one brand. */
function onlyBrand<Rule extends BrandRuleFacts>(found: readonly Found<Rule>[]): Rule | null {
  const longest = found.filter(
    ({ text, at }) =>
      !found.some(
        (other) =>
          other.at === at &&
          other.text.letters.length > text.letters.length &&
          other.text.letters.startsWith(text.letters),
      ),
  );
  const brands = new Set(longest.map(({ text }) => text.rule.brand_id));
  if (brands.size !== 1) return null;
  return longest.reduce((one, other) => (other.text.letters.length > one.text.letters.length ? other : one))
    .text.rule;
}
