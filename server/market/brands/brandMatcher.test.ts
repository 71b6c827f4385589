import { expect, test } from 'vitest';
import { brandMatcher } from './brandMatcher.rules.ts';
import { readReferenceFile } from '../places/referenceFiles.ts';

const rule = (brand_id: number, match_text: string, exclude_texts: string[] = []) => ({
  id: brand_id,
  brand_id,
  match_text,
  exclude_texts,
});

test('a name that is similar to two brands has neither', () => {
  const rules = [rule(1, 'STARLIGHT INN'), rule(2, 'STARNIGHT INN')];
  expect(brandMatcher(rules)('STARIGHT INN MARFA')).toBeNull();
  expect(brandMatcher(rules.slice(1))('STARIGHT INN MARFA')).toEqual({ rule: rules[1], isSimilar: true });
});

test('the longest of texts that extend each other wins', () => {
  const rules = [rule(1, 'STARLIGHT INN PLUS'), rule(2, 'STARLIGHT INN')];
  expect(brandMatcher(rules)('STARLIHGT INN PLUS')?.rule).toBe(rules[0]);
  expect(brandMatcher(rules)('STARLIHGT INN')?.rule).toBe(rules[1]);
  expect(brandMatcher(rules)('STARLIGHTINN PLUS')?.rule).toBe(rules[0]);
});

test('a matching rule wins over later ones, such as an administrator’s over the reference file’s', () => {
  const own = rule(1, 'STARLIGHT');
  const [plus, plain] = [rule(2, 'STARLIGHT PLUS'), rule(3, 'STARLIGHT')];
  expect(brandMatcher([own, plus])('STARLIGHT PLUSS')).toEqual({ rule: own, isSimilar: false });
  expect(brandMatcher([rule(4, 'STAR LIGHT PLUSS'), plus, plain])('STARLIGHT PLUSS')).toEqual({
    rule: rule(4, 'STAR LIGHT PLUSS'),
    isSimilar: true,
  });
});

test('exclusions apply to similar names too', () => {
  const rules = [rule(1, 'STARLIGHT INN', ['MOTEL'])];
  expect(brandMatcher(rules)('STARLIHGT INN')?.rule).toBe(rules[0]);
  expect(brandMatcher(rules)('STARLIHGT INN MOTEL')).toBeNull();
});

test('every text of the reference file matches itself exactly, not as similar', () => {
  const rules = readReferenceFile('brands')
    .rows()
    .map(({ match_text, exclude_text }, id) =>
      rule(id, match_text ?? '', exclude_text?.split('|').filter(Boolean)),
    );
  const match = brandMatcher(rules);
  const wrong = rules.filter(({ match_text }) => match(`THE (${match_text} OF MARFA`)?.isSimilar !== false);
  expect(wrong).toEqual([]);
});
