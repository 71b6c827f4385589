/**
 * SQL condition: a member may read figures. Takes the aliases of `member` and `membership`. It is the right of `member` in
 * `http/auth.ts`, for what is read or sent without a signed-in member.
 */
export function mayReadFigures(member: string, membership: string): string {
  return `(${membership}.is_paid or ${member}.is_free or ${member}.is_admin)`;
}
