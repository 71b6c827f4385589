/** $1: id of a hotel, bar or place. */
export const isMarked = `/* publicSample.isMarked */
  select exists (select from public_sample where subject_id = $1) as "isMarked"`;

/** $1: id. No row if it was marked before. */
export const mark = `/* publicSample.mark */
  insert into public_sample (subject_id) values ($1) on conflict do nothing returning subject_id as id`;

/** $1: id. No row if it was not marked. */
export const unmark = `/* publicSample.unmark */
  with gone as (delete from public_sample where subject_id = $1 returning subject_id)
  select subject_id as id from gone`;
