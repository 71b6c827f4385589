/**
 * A digest of everything that decides which hotels a change would rebrand: the rules, the corrections in force (which
 * never change while in force) and the hotels' filings (which change only with a release or its undo). A change that is
 * reverted restores the digest.
 */
export const brandVersion = `/* brandVersion */
  select md5(jsonb_build_array(
    (select max(id) from release where product = 'hotel'),
    (select jsonb_agg(id order by id) from release where undone_at is not null),
    (
      select jsonb_agg(jsonb_build_array(id, position, brand_id, match_text, exclude_texts, is_disabled) order by id)
      from brand_rule
    ),
    (select jsonb_agg(id order by id) from hotel_brand_correction where ended_at is null)
  )::text) as stamp`;
