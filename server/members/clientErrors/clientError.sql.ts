/** Maximum stored reports; the oldest are removed first. */
export const mostClientErrors = 10_000;

/** Stores a report: error ($1), page ($2), browser ($3), member ($4). */
export const addClientError = `/* addClientError */
  with added as (
    insert into client_error (error, url, user_agent, member_id) values ($1, $2, $3, $4) returning id
  )
  delete from client_error where id <= (select id from added) - ${String(mostClientErrors)}`;
