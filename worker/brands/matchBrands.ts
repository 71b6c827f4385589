import type { PoolClient } from 'pg';

interface BrandRule {
  position: number;
  brand_id: number;
  match_text: string;
  exclude_texts: string[];
}

/**
 * The first rule whose text begins a word of the name and none of whose exclusions occurs in it, or null. The
 * name is compared upper-cased with its blanks collapsed.
 */
export function matchBrand(locationName: string, rules: readonly BrandRule[]): BrandRule | null {
  const name = locationName.toUpperCase().replace(/\s+/g, ' ').trim();
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

/** Matches the names of a table's rows that were not matched before, so that each name is looked at once. */
export async function matchNewNames(
  client: PoolClient,
  table: 'staged_hotel' | 'hotel_filing',
): Promise<void> {
  const names = await client.query<{ location_name: string }>(`/* brands.newNames */
    select distinct s.location_name from ${table} s
    where not exists (select from brand_name_match m where m.location_name = s.location_name)`);
  const { rows: rules } = await client.query<BrandRule>(
    '/* brands.rules */ select position, brand_id, match_text, exclude_texts from brand_rule order by position',
  );
  const matches = names.rows.map(({ location_name }) => ({
    location_name,
    rule: matchBrand(location_name, rules),
  }));
  await client.query(
    `/* brands.rememberNames */
    insert into brand_name_match (location_name, brand_id, rule_position)
    select * from unnest($1::text[], $2::integer[], $3::integer[])`,
    [
      matches.map((match) => match.location_name),
      matches.map((match) => match.rule?.brand_id ?? null),
      matches.map((match) => match.rule?.position ?? null),
    ],
  );
}
