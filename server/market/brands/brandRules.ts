import type { DataSource } from 'typeorm';
import type { Viewer } from '../../platform/viewer.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Db } from '../../platform/lib/db.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import type { List } from '../../platform/lib/list.ts';
import { databaseKey } from '../../platform/lib/node.ts';
import { noteChange } from './brandChanges.ts';
import type { BrandChange } from './brandChange.type.ts';
import { comparableName } from './brandRule.rules.ts';
import * as sql from './brandRule.sql.ts';
import type {
  AddBrandRuleInput,
  BrandRule,
  BrandRuleFilter,
  ChangeBrandRuleInput,
  ChangedBrandRuleInput,
  NewBrandRuleInput,
} from './brandRule.type.ts';
import { beginBrandAction } from './brandVersion.ts';

/** Names are cut at this length by the source. */
const LONGEST_TEXT = 50;
const MOST_EXCLUSIONS = 50;

/** Rules in the order in which they are tried. */
export function brandRules({ text, isChanged }: BrandRuleFilter): List<BrandRule, BrandRule> {
  return {
    sql: (params) => {
      const conditions = ['true'];
      const wanted = comparableName(text ?? '');
      if (wanted) {
        const placeholder = params.add(wanted, 'text');
        conditions.push(`(position(${placeholder} in r.match_text) > 0
          or position(r.match_text in ${placeholder}) > 0 or position(${placeholder} in upper(b.name)) > 0)`);
      }
      if (typeof isChanged === 'boolean') conditions.push(`${sql.isChanged} = ${String(isChanged)}`);
      return sql.brandRuleList(conditions.join(' and '));
    },
    order: [
      { sql: 'r.position', type: 'integer', direction: 'asc' },
      { sql: 'r.id', type: 'integer', direction: 'desc' },
    ],
    finish: (rule) => rule,
  };
}

/** Number and name of a brand by its id. Throws the errors that refuse it. */
export async function brandAsked(db: Db, id: string): Promise<{ brandId: number; brand: string }> {
  const brandId = databaseKey('brand', id);
  const [found] = brandId === null ? [] : await db.query<{ name: string }[]>(sql.findBrandName, [brandId]);
  if (brandId === null || !found) {
    throw refused('NOT_FOUND', 'This brand does not exist. Choose one from the list.', 'brandId');
  }
  return { brandId, brand: found.name };
}

function exclusions(given: readonly string[], matchText: string): string[] {
  // Spaces at the ends count: 'NEW ' is a word, 'NEW' is also the start of one.
  const texts = given
    .flatMap((text) => text.split('|'))
    .map((text) => text.toUpperCase().replace(/\s+/g, ' '));
  const kept = [...new Set(texts.filter((text) => text.trim() !== ''))];
  const hopeless = kept.find((text) => matchText.includes(text));
  if (hopeless !== undefined) {
    const says = `“${hopeless}” is part of “${matchText}” itself, so the rule would never match. Leave it out.`;
    throw refused('NEVER_HOLDS', says, 'excludeTexts');
  }
  if (kept.length > MOST_EXCLUSIONS || kept.some((text) => text.length > LONGEST_TEXT)) {
    const says = `Enter at most ${String(MOST_EXCLUSIONS)} texts of at most ${String(LONGEST_TEXT)} characters each.`;
    throw refused('TOO_LONG', says, 'excludeTexts');
  }
  return kept;
}

export interface NewRule {
  matchText: string;
  excludeTexts: string[];
  brandId: number;
  brand: string;
}

/** The rule to add. Throws the errors that refuse it. */
export async function newRule(db: Db, input: NewBrandRuleInput): Promise<NewRule> {
  const matchText = comparableName(input.matchText);
  if (!/[A-Z0-9]/.test(matchText)) {
    const says = 'Enter the start of a word in the name: at least a letter or a digit.';
    throw refused('EMPTY', says, 'matchText');
  }
  if (matchText.length > LONGEST_TEXT) {
    throw refused('TOO_LONG', 'Enter at most 50 characters: filed names are cut off there.', 'matchText');
  }
  const excludeTexts = exclusions(input.excludeTexts, matchText);
  const brand = await brandAsked(db, input.brandId);
  const [taken] = await db.query<{ brand: string }[]>(sql.findRuleOfText, [matchText]);
  if (taken) {
    const says = `There is already a rule for “${matchText}”, with the brand ${taken.brand}. Find and change that rule.`;
    throw refused('TAKEN', says, 'matchText');
  }
  return { matchText, excludeTexts, ...brand };
}

export interface ChangedRule {
  before: BrandRule;
  excludeTexts: string[];
  brandId: number;
  isDisabled: boolean;
}

/** The rule after the change. Throws the errors that refuse it. */
export async function changedRule(db: Db, input: ChangedBrandRuleInput): Promise<ChangedRule> {
  const [before] = await db.query<BrandRule[]>(sql.findBrandRule, [input.ruleId]);
  if (!before) throw refused('NOT_FOUND', 'This rule no longer exists. Reload the page.', 'ruleId');
  const asked = typeof input.brandId === 'string' ? await brandAsked(db, input.brandId) : before;
  const after = {
    excludeTexts: input.excludeTexts ? exclusions(input.excludeTexts, before.matchText) : before.excludeTexts,
    brandId: asked.brandId,
    isDisabled: input.isDisabled ?? before.isDisabled,
  };
  if (
    after.brandId === before.brandId &&
    after.isDisabled === before.isDisabled &&
    after.excludeTexts.join('|') === before.excludeTexts.join('|')
  ) {
    throw refused('UNCHANGED', 'The rule already says this.');
  }
  return { before, ...after };
}

/** Adds a rule and records that figures must be updated. Throws the errors that refuse it. */
export function addBrandRule(db: DataSource, viewer: Viewer, input: AddBrandRuleInput): Promise<BrandChange> {
  return db.transaction(async (tx) => {
    await beginBrandAction(tx, input);
    const { matchText, excludeTexts, brandId, brand } = await newRule(tx, input);
    await tx.query(sql.addBrandRule, [matchText, excludeTexts, brandId]);
    const details = { matchText, excludeTexts, brand };
    await recordAction(tx, { actorId: viewer.memberId, action: 'ADD_BRAND_RULE', details });
    return noteChange(tx, { kind: 'ADD_RULE', matchText, madeBy: viewer.email });
  });
}

/** Changes a rule and records that figures must be updated. Throws the errors that refuse it. */
export function changeBrandRule(
  db: DataSource,
  viewer: Viewer,
  input: ChangeBrandRuleInput,
): Promise<BrandChange> {
  return db.transaction(async (tx) => {
    await beginBrandAction(tx, input);
    const { before, ...after } = await changedRule(tx, input);
    const { ruleId, matchText, excludeTexts, brandId, isDisabled } = before;
    await tx.query(sql.updateBrandRule, [ruleId, after.excludeTexts, after.brandId, after.isDisabled]);
    const details = {
      matchText,
      before: { excludeTexts, isDisabled, brand: await brandName(tx, brandId) },
      set: {
        excludeTexts: after.excludeTexts,
        isDisabled: after.isDisabled,
        brand: await brandName(tx, after.brandId),
      },
    };
    await recordAction(tx, { actorId: viewer.memberId, action: 'CHANGE_BRAND_RULE', details });
    return noteChange(tx, { kind: 'CHANGE_RULE', matchText, madeBy: viewer.email });
  });
}

async function brandName(db: Db, brandId: number): Promise<string | null> {
  const [found] = await db.query<{ name: string }[]>(sql.findBrandName, [brandId]);
  return found?.name ?? null;
}
