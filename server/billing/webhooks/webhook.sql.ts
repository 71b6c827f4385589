/**
 * Records an event: id ($1), type ($2), source ($3), Unix seconds ($4). Returns no row if it was recorded
 * before.
 */
export const addEvent = `/* addEvent */
  insert into stripe_event (id, type, source, created_at) values ($1, $2, $3, to_timestamp($4))
  on conflict do nothing returning id`;
