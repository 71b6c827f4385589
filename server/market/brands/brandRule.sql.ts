import type { ListSql } from '../../platform/lib/list.sql.ts';

/** True if the rule's brand or exclusions are not those that the file of rules last gave it. */
export const differsFromFile =
  '(r.brand_id, r.exclude_texts) is distinct from (r.file_brand_id, r.file_exclude_texts)';

const isEdited = `not r.is_own and ${differsFromFile}`;

const columns = `r.id as "ruleId", r.brand_id as "brandId", r.match_text as "matchText",
  r.exclude_texts as "excludeTexts", r.is_own as "isOwn", r.is_disabled as "isDisabled", ${isEdited} as "isEdited",
  r.file_brand_id as "fileBrandId", r.file_exclude_texts as "fileExcludeTexts"`;

export const isChanged = `(r.is_own or r.is_disabled or ${isEdited})`;

export function brandRuleList(where: string): ListSql {
  return { name: 'brandRuleList', columns, from: 'brand_rule r join brand b on b.id = r.brand_id', where };
}

/** $1: rule ids. */
export const brandRulesById = `/* brandRulesById */
  select k.position, ${columns}
  from unnest($1::int[]) with ordinality as k(id, position)
  join brand_rule r using (id)`;

/** Number of names and hotels that each rule matches. $1: rule ids. */
export const brandRuleCounts = `/* brandRuleCounts */
  select k.position, coalesce(m.names, 0) as names, coalesce(p.hotels, 0) as hotels
  from unnest($1::int[]) with ordinality as k(id, position)
  left join (
    select rule_id, count(*) as names from brand_name_match where rule_id = any($1) group by rule_id
  ) m on m.rule_id = k.id
  left join (
    select brand_rule_id, count(*) as hotels from hotel_property where brand_rule_id = any($1) group by brand_rule_id
  ) p on p.brand_rule_id = k.id`;

/** Reason for the brand of each property. $1: property ids. No row if neither a rule nor a correction applies. */
export const brandMatches = `/* brandMatches */
  select k.position, p.brand_id as "brandId", p.brand_rule_id as "ruleId",
    p.brand_correction_id is not null as "isCorrected",
    p.brand_rule_id is not null and coalesce(m.is_similar, false) as "isSimilar"
  from unnest($1::int[]) with ordinality as k(id, position)
  join hotel_property p using (id)
  left join brand_name_match m on m.location_name = p.location_name
  where p.brand_id is not null or p.brand_correction_id is not null`;

/** Every rule in the order in which they are tried, for matching. */
export const allBrandRules = `/* allBrandRules */
  select id, brand_id, match_text, exclude_texts, is_disabled from brand_rule order by position, id desc`;

export const findBrandRule = `/* findBrandRule */ select ${columns} from brand_rule r where r.id = $1`;

/** The rule for a text ($1), with its brand's name. */
export const findRuleOfText = `/* findRuleOfText */
  select b.name as brand from brand_rule r join brand b on b.id = r.brand_id where r.match_text = $1`;

/** Adds a rule for a text ($1) with exclusions ($2) and a brand ($3) before all others. */
export const addBrandRule = `/* addBrandRule */
  insert into brand_rule (position, match_text, exclude_texts, brand_id)
  select least(min(position), 0) - 1, $1, $2::text[], $3::int from brand_rule`;

export const updateBrandRule = `/* updateBrandRule */
  update brand_rule set exclude_texts = $2::text[], brand_id = $3, is_disabled = $4 where id = $1`;

export const findBrandName = `/* findBrandName */ select name from brand where id = $1`;
