/** Locks an invoice ($1) of a source ($2). */
export const holdInvoice = `/* holdInvoice */
  select member_id as "memberId" from invoice where id = $1 and source = $2 for update`;
