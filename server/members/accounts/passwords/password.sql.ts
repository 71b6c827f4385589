/**
 * Sets a member's ($1) password hash ($2) and notifies them by email; nothing if a required current hash ($3)
 * has changed. A pending address change is dropped: someone else may have requested it.
 */
export const setPassword = `/* setPassword */
  with changed as (
    update member set password_hash = $2, pending_email = null
    where id = $1 and ($3::text is null or password_hash = $3) returning email
  ), told as (
    insert into outbox_mail (kind, recipient) select 'PASSWORD_CHANGED', email from changed
  )
  select count(*) as count from changed`;

/** Replaces a hash ($2) by a stronger one ($3) of the same password, unless it has changed meanwhile. */
export const renewPasswordHash = `/* renewPasswordHash */
  update member set password_hash = $3 where id = $1 and password_hash = $2`;

/**
 * Deletes what opens a member's ($1) account, files or news without a session: recovery codes, challenges and second steps
 * are deleted elsewhere.
 */
export const deleteKeys: readonly string[] = [
  `/* deleteApiKeys */ delete from api_key where member_id = $1`,
  // The link of an export opens its file for a day, without a session.
  `/* deleteExports */ delete from export_job where member_id = $1`,
  `/* deleteNewsFeed */ delete from news_feed where member_id = $1`,
  `/* deleteNewsWebhook */ delete from news_webhook where member_id = $1`,
  // Archives belong to everybody and stay; the links to them, which are signed and not stored, end.
  `/* closeLinks */ update member set links_closed_at = clock_timestamp() where id = $1`,
];
