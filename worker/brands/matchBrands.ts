import type { PoolClient } from 'pg';
import {
  brandRulesInForce,
  candidatePattern,
  isCandidate,
  matchBrand,
  type BrandRuleFacts,
} from '../../server/brands/brandRule.rules.ts';

interface NameMatch {
  location_name: string;
  brand_id: number | null;
  rule_id: number | null;
}

async function rulesInForce(client: PoolClient): Promise<BrandRuleFacts[]> {
  return (await client.query<BrandRuleFacts>(brandRulesInForce)).rows;
}

function matched(location_name: string, rules: readonly BrandRuleFacts[]): NameMatch {
  const rule = matchBrand(location_name, rules);
  return { location_name, brand_id: rule?.brand_id ?? null, rule_id: rule?.id ?? null };
}

/** Matches the names of a table's rows that were not matched before, so that each name is looked at once. */
export async function matchNewNames(
  client: PoolClient,
  table: 'staged_hotel' | 'hotel_filing',
): Promise<void> {
  const names = await client.query<{ location_name: string }>(`/* brands.newNames */
    select distinct s.location_name from ${table} s
    where not exists (select from brand_name_match m where m.location_name = s.location_name)`);
  const rules = await rulesInForce(client);
  await remember(
    client,
    names.rows.map(({ location_name }) => matched(location_name, rules)),
  );
}

/**
 * Matches anew the names that could match a rule with one of the texts; all names for the empty text. Answers those
 * that another rule matches now.
 */
export async function matchAnew(client: PoolClient, matchTexts: readonly string[]): Promise<string[]> {
  const { rows: names } = await client.query<NameMatch>(
    `/* brands.candidates */
    select location_name, brand_id, rule_id from brand_name_match where ${isCandidate('$1')}`,
    [matchTexts.map(candidatePattern)],
  );
  const rules = await rulesInForce(client);
  const changed = names
    .map((known) => ({ known, now: matched(known.location_name, rules) }))
    .filter(({ known, now }) => known.brand_id !== now.brand_id || known.rule_id !== now.rule_id)
    .map(({ now }) => now);
  await remember(client, changed);
  return changed.map(({ location_name }) => location_name);
}

async function remember(client: PoolClient, matches: readonly NameMatch[]): Promise<void> {
  await client.query(
    `/* brands.rememberNames */
    insert into brand_name_match (location_name, brand_id, rule_id)
    select * from unnest($1::text[], $2::integer[], $3::integer[])
    on conflict (location_name) do update set brand_id = excluded.brand_id, rule_id = excluded.rule_id`,
    [
      matches.map((match) => match.location_name),
      matches.map((match) => match.brand_id),
      matches.map((match) => match.rule_id),
    ],
  );
}
