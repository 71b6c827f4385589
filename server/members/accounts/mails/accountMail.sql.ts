/** Queues an email of a kind ($1) to an address ($2). */
export const addMail = `/* addMail */
  insert into outbox_mail (kind, recipient) values ($1, $2)`;
