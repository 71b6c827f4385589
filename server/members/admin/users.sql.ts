const columns = `m.email, m.first_name as "firstName", m.last_name as "lastName", m.is_admin as "isAdmin",
  m.is_free as "isFree", p.is_paid as "isPaid", m.created_at as "createdAt", m.last_login_at as "lastSignInAt"`;

/** The first $2 accounts, by address, whose name or address matches a pattern ($1; null matches all). */
export const listUsers = `/* users.list */
  select ${columns} from member m join membership p on p.member_id = m.id
  where $1::text is null or m.email || ' ' || m.first_name || ' ' || m.last_name ilike $1
  order by m.email limit $2`;

/** An account by its address ($1). */
export const findUser = `/* users.find */
  select m.id, ${columns} from member m join membership p on p.member_id = m.id where m.email = $1`;
