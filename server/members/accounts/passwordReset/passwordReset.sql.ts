/** The member of a reset token, by its hash ($1); no row if it is not valid. */
export const findResetToken = `/* findResetToken */
  select m.email, m.first_name as "firstName", m.last_name as "lastName"
  from password_reset_token t join member m on m.id = t.member_id
  where t.token_hash = $1 and t.used_at is null and t.expires_at > now()`;

/**
 * Locks the member of a reset token, by its hash ($1). Every password change locks the member before the
 * links.
 */
export const holdResetMember = `/* holdResetMember */
  select email_confirmed_at is not null as "isConfirmed" from member
  where id = (select member_id from password_reset_token where token_hash = $1) for update`;

/** Uses up a reset token, by its hash ($1); concurrent requests get no row. */
export const takeResetToken = `/* takeResetToken */
  update password_reset_token set used_at = now()
  where token_hash = $1 and used_at is null and expires_at > now()
  returning member_id as "memberId"`;

/** Ends all reset links of a member ($1), because a password change invalidates them. */
export const endResetTokens = `/* endResetTokens */
  update password_reset_token set used_at = now() where member_id = $1 and used_at is null`;
