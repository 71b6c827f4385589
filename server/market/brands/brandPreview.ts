import { setImmediate } from 'node:timers/promises';
import { badInput } from '../../platform/errors.ts';
import type { Db } from '../../platform/lib/db.ts';
import { orRefusal } from '../../platform/lib/fieldErrors.ts';
import type { List } from '../../platform/lib/list.ts';
import { brandMatcher } from './brandMatcher.rules.ts';
import { correctedHotel, correctionInForce } from './brandCorrections.ts';
import type { BrandPlan, NameChange } from './brandPlan.ts';
import { namesEverFiled, rebrandingList } from './brandPreview.sql.ts';
import type { BrandPreview, BrandPreviewInput, Rebranding } from './brandPreview.type.ts';
import type { BrandRuleFacts } from './brandRule.rules.ts';
import { allBrandRules } from './brandRule.sql.ts';
import type { ChangedBrandRuleInput, NewBrandRuleInput } from './brandRule.type.ts';
import { changedRule, newRule } from './brandRules.ts';
import { brandVersion } from './brandVersion.ts';

type StoredRule = BrandRuleFacts & { is_disabled: boolean };

/** Computes what would change. Hotels are read only if selected. */
export async function previewBrands(db: Db, input: BrandPreviewInput): Promise<BrandPreview> {
  const stamp = await brandVersion(db);
  return orRefusal<BrandPreview>(
    async () => {
      const plan = await planOf(db, input);
      return { plan, names: plan.correction ? 0 : plan.names.length, stamp, errors: [] };
    },
    (errors) => ({ plan: null, names: 0, stamp, errors }),
  );
}

function planOf(
  db: Db,
  { addRule, changeRule, correctHotel, withdraw }: BrandPreviewInput,
): Promise<BrandPlan> {
  const given = [addRule, changeRule, correctHotel, withdraw].filter((act) => (act ?? null) !== null);
  if (given.length !== 1)
    throw badInput('Give exactly one of addRule, changeRule, correctHotel and withdraw.');
  if (addRule) return planNewRule(db, addRule);
  if (changeRule) return planChangedRule(db, changeRule);
  if (correctHotel) return planCorrection(db, () => correctedHotel(db, correctHotel), { isWithdrawn: false });
  return planCorrection(db, () => correctionInForce(db, { correctionId: withdraw?.correctionId ?? 0 }), {
    isWithdrawn: true,
  });
}

async function planNewRule(db: Db, input: NewBrandRuleInput): Promise<BrandPlan> {
  const { matchText, excludeTexts, brandId } = await newRule(db, input);
  const rules = await storedRules(db);
  const added = {
    id: 0,
    brand_id: brandId,
    match_text: matchText,
    exclude_texts: excludeTexts,
    is_disabled: false,
  };
  return { names: await changedNames(db, rules, [added, ...rules]), correction: null };
}

async function planChangedRule(db: Db, input: ChangedBrandRuleInput): Promise<BrandPlan> {
  const { before, excludeTexts, brandId, isDisabled } = await changedRule(db, input);
  const rules = await storedRules(db);
  const after = rules.map((rule) =>
    rule.id === before.ruleId
      ? { ...rule, exclude_texts: excludeTexts, brand_id: brandId, is_disabled: isDisabled }
      : rule,
  );
  return { names: await changedNames(db, rules, after), correction: null };
}

async function planCorrection(
  db: Db,
  find: () => Promise<{ propertyId: number; hotelName: string; brandId: number | null }>,
  { isWithdrawn }: { isWithdrawn: boolean },
): Promise<BrandPlan> {
  const { propertyId, hotelName, brandId } = await find();
  const ruled = brandMatcher(inForce(await storedRules(db)))(hotelName)?.rule.brand_id ?? null;
  const names = [{ name: hotelName, fromBrandId: ruled, toBrandId: ruled }];
  return { names, correction: { propertyId, brandId, isWithdrawn } };
}

function storedRules(db: Db): Promise<StoredRule[]> {
  return db.query<StoredRule[]>(allBrandRules);
}

function inForce(rules: readonly StoredRule[]): StoredRule[] {
  return rules.filter(({ is_disabled }) => !is_disabled);
}

/** Number of names matched at a time, so that other requests are answered in between. */
const CHUNK = 200;

/** Names whose brand would change. All names are checked, because a misspelled name need not contain a rule's text. */
async function changedNames(
  db: Db,
  before: readonly StoredRule[],
  after: readonly StoredRule[],
): Promise<NameChange[]> {
  const names = await db.query<{ name: string }[]>(namesEverFiled);
  const [matchBefore, matchAfter] = [brandMatcher(inForce(before)), brandMatcher(inForce(after))];
  const changed: NameChange[] = [];
  for (let i = 0; i < names.length; i += CHUNK) {
    for (const { name } of names.slice(i, i + CHUNK)) {
      const fromBrandId = matchBefore(name)?.rule.brand_id ?? null;
      const toBrandId = matchAfter(name)?.rule.brand_id ?? null;
      if (fromBrandId !== toBrandId) changed.push({ name, fromBrandId, toBrandId });
    }
    await setImmediate();
  }
  return changed;
}

/** The hotels that would change brand, by name. */
export function rebrandings(plan: BrandPlan): List<Rebranding, Rebranding> {
  return {
    sql: (params) => rebrandingList(plan, params),
    order: [
      { sql: 'r.location_name', type: 'text', direction: 'asc' },
      { sql: 'r.property_id', type: 'integer', direction: 'asc' },
      { sql: 'coalesce(r.from_brand_id, 0)', type: 'integer', direction: 'asc' },
      { sql: 'coalesce(r.to_brand_id, 0)', type: 'integer', direction: 'asc' },
    ],
    finish: (rebranding) => rebranding,
  };
}
