import { lockStatement } from '../../platform/lib/locks.sql.ts';
import { differsFromFile } from '../brands/brandRule.sql.ts';

/** Each statement takes the file's rows as one JSON array and makes its table match the file. */

export const lockReference = lockStatement('lockReference', 'reference');

export const selectReferenceFiles = `/* selectReferenceFiles */ select name, sha256 from reference_file`;

export const upsertReferenceFile = `/* upsertReferenceFile */
  insert into reference_file (name, sha256) values ($1, $2)
  on conflict (name) do update set sha256 = excluded.sha256`;

export const upsertCounties = `/* upsertCounties */
  insert into county (code, name, fips)
  select r.code::smallint, r.name, r.fips
  from jsonb_to_recordset($1) as r(code text, name text, fips text)
  on conflict (code) do update set name = excluded.name, fips = excluded.fips`;

// $1 cities with the counties that filings name, $2 those that lie in another county.
export const replaceCities = `/* replaceCities */
  with given as (
    select r.city as name, coalesce(own.county_code, r.county_code)::smallint as county_code
    from jsonb_to_recordset($1) as r(city text, county_code text)
    left join jsonb_to_recordset($2) as own(city text, county_code text) using (city)
  ), gone as (
    delete from city where name not in (select name from given)
  )
  insert into city (name, county_code) select name, county_code from given
  on conflict (name) do update set county_code = excluded.county_code`;

export const replaceCityAliases = `/* replaceCityAliases */
  with given as (
    select r.filed_city as filed, r.canonical_city as city
    from jsonb_to_recordset($1) as r(filed_city text, canonical_city text)
  ), gone as (
    delete from city_alias where filed not in (select filed from given)
  )
  insert into city_alias (filed, city) select filed, city from given
  on conflict (filed) do update set city = excluded.city`;

// $1 centroids, $2 supplement (post-office zips, with a city), $3 what filings say of a zip's city and county.
export const replaceZips = `/* replaceZips */
  with located as (
    select zip, latitude, longitude, null as city
    from jsonb_to_recordset($1) as c(zip text, latitude float8, longitude float8)
    union all
    select zip, latitude, longitude, upper(city)
    from jsonb_to_recordset($2) as s(zip text, latitude float8, longitude float8, city text)
  ), given as (
    select distinct on (l.zip) l.zip, l.latitude, l.longitude,
      coalesce(nullif(p.county_code, '')::smallint, home.county_code) as county_code,
      coalesce(nullif(p.city, ''), a.city, l.city) as city
    from located l
    left join jsonb_to_recordset($3) as p(zip text, city text, county_code text) on p.zip = l.zip
    left join city_alias a on a.filed = l.city
    left join city home on home.name = coalesce(nullif(p.city, ''), a.city, l.city)
    order by l.zip, l.city nulls first
  ), gone as (
    delete from zip where zip not in (select zip from given)
  )
  insert into zip (zip, latitude, longitude, county_code, city)
  select zip, latitude, longitude, county_code, city from given
  on conflict (zip) do update set latitude = excluded.latitude, longitude = excluded.longitude,
    county_code = excluded.county_code, city = excluded.city`;

// A brand that is no longer in the file keeps its row, because published months refer to it. Its rules are deleted.
export const upsertParentCompanies = `/* upsertParentCompanies */
  insert into parent_company (name)
  select distinct r.parent from jsonb_to_recordset($1) as r(parent text) order by r.parent
  on conflict (name) do nothing`;

export const upsertBrands = `/* upsertBrands */
  insert into brand (name, parent_company_id)
  select distinct r.name, p.id
  from jsonb_to_recordset($1) as r(name text, parent text)
  join parent_company p on p.name = r.parent
  order by r.name
  on conflict (name) do update set parent_company_id = excluded.parent_company_id`;

const isEdited = `(r.is_own or ${differsFromFile})`;

/**
 * Makes the rules match the file. Administrators' changes stay: exclusions and brands that differ from the file's
 * last version, disabled rules, and added rules, which stay before all others. Spaces in an exclude text count ('NEW
 * ' is a word, 'NEW' is also the start of one).
 */
export const replaceBrandRules = `/* replaceBrandRules */
  with given as (
    select r.position, b.id as brand_id, r.match_text,
      case when r.exclude_text = '' then '{}' else string_to_array(r.exclude_text, '|') end as exclude_texts
    from jsonb_to_recordset($1) as r(position integer, name text, match_text text, exclude_text text)
    join brand b on b.name = r.name
  ), gone as (
    delete from brand_rule where not is_own and match_text not in (select match_text from given)
  )
  insert into brand_rule as r (position, brand_id, match_text, exclude_texts, file_brand_id, file_exclude_texts)
  select position, brand_id, match_text, exclude_texts, brand_id, exclude_texts from given
  on conflict (match_text) do update set
    position = case when r.is_own then r.position else excluded.position end,
    brand_id = case when ${isEdited} then r.brand_id else excluded.brand_id end,
    exclude_texts = case when ${isEdited} then r.exclude_texts else excluded.exclude_texts end,
    file_brand_id = excluded.file_brand_id, file_exclude_texts = excluded.file_exclude_texts`;

/**
 * Names keep their brands until the worker has matched all of them again and rebuilt the affected figures in one
 * transaction, so that no name loses its brand in between. A new database has no names.
 */
export const noteReferenceChange = `/* noteReferenceChange */
  insert into brand_change (kind, match_text)
  select 'REFERENCE', '' where exists (select from brand_name_match)`;
