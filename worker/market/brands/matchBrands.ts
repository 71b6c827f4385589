import type { PoolClient } from 'pg';
import { brandMatcher } from '../../../server/market/brands/brandMatcher.rules.ts';
import { brandRulesInForce, type BrandRuleFacts } from '../../../server/market/brands/brandRule.rules.ts';

interface NameMatch {
  location_name: string;
  brand_id: number | null;
  rule_id: number | null;
  is_similar: boolean;
}

async function matcher(client: PoolClient): Promise<(location_name: string) => NameMatch> {
  const match = brandMatcher((await client.query<BrandRuleFacts>(brandRulesInForce)).rows);
  return (location_name) => {
    const found = match(location_name);
    return {
      location_name,
      brand_id: found?.rule.brand_id ?? null,
      rule_id: found?.rule.id ?? null,
      is_similar: found?.isSimilar ?? false,
    };
  };
}

/** Matches the names of a table's rows that were not matched before, so that each name is looked at once. */
export async function matchNewNames(
  client: PoolClient,
  table: 'staged_hotel' | 'hotel_filing' | 'returned_name',
): Promise<void> {
  const names = await client.query<{ location_name: string }>(`/* brands.newNames */
    select distinct s.location_name from ${table} s
    where not exists (select from brand_name_match m where m.location_name = s.location_name)`);
  const match = await matcher(client);
  await remember(
    client,
    names.rows.map(({ location_name }) => match(location_name)),
  );
}

/**
 * Matches all names again, because a misspelled name need not contain a rule's text. Returns the names that now
 * match another rule, or the same rule differently.
 */
export async function matchAnew(client: PoolClient): Promise<string[]> {
  const { rows: names } = await client.query<NameMatch>(
    '/* brands.names */ select location_name, brand_id, rule_id, is_similar from brand_name_match',
  );
  const match = await matcher(client);
  const changed = names
    .map((known) => ({ known, now: match(known.location_name) }))
    .filter(
      ({ known, now }) =>
        known.brand_id !== now.brand_id ||
        known.rule_id !== now.rule_id ||
        known.is_similar !== now.is_similar,
    )
    .map(({ now }) => now);
  await remember(client, changed);
  return changed.map(({ location_name }) => location_name);
}

async function remember(client: PoolClient, matches: readonly NameMatch[]): Promise<void> {
  await client.query(
    `/* brands.rememberNames */
    insert into brand_name_match (location_name, brand_id, rule_id, is_similar)
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::boolean[])
    on conflict (location_name) do update
    set brand_id = excluded.brand_id, rule_id = excluded.rule_id, is_similar = excluded.is_similar`,
    [
      matches.map((match) => match.location_name),
      matches.map((match) => match.brand_id),
      matches.map((match) => match.rule_id),
      matches.map((match) => match.is_similar),
    ],
  );
}
