const columns = {
  second_step: { id: 'id', secret: 'secret' },
  news_webhook: { id: 'member_id', secret: 'sealed_secret' },
} as const;

export type SealedTable = keyof typeof columns;

/** Statements that find a table's encrypted secrets, locked against other servers that start, and replace one ($1). */
export function sealedSecrets(table: SealedTable): { find: string; replace: string } {
  const { id, secret } = columns[table];
  return {
    find: `/* sealedSecrets ${table} */
      select ${id} as id, member_id as "memberId", ${secret} as sealed from ${table}
      where ${secret} is not null order by ${id} for update`,
    replace: `/* resealSecret ${table} */ update ${table} set ${secret} = $2 where ${id} = $1`,
  };
}
