/** Sets a member's ($1) first ($2) and last name ($3). */
export const setNames = `/* setNames */
  update member set first_name = $2, last_name = $3 where id = $1`;
