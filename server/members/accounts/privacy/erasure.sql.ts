/** Locks the subscriptions of a member ($1), before the member, in the same order as readers of Stripe. */
export const holdSubscriptions = `/* holdSubscriptions */
  select source, stripe_customer_id as "customerId", stripe_subscription_id as "subscriptionId", status
  from subscription where member_id = $1 order by source for update`;

/** Locks all administrators, so that the last two cannot leave at the same moment. */
export const holdAdministrators = `/* holdAdministrators */
  select id from member where is_admin order by id for update`;

/** Locks a member ($1). */
export const holdMember = `/* holdMember */
  select email, first_name as "firstName", is_admin as "isAdmin", email_confirmed_at is not null as "isConfirmed"
  from member where id = $1 for update`;

/** Records that a member ($1) must be erased, and who asked ($2). */
export const noteErasure = `/* noteErasure */
  insert into erasure (member_id, email, asked_by) select id, email, $2 from member where id = $1`;

/**
 * Deletes a member ($1) with everything that belongs only to them. Queues their Stripe customers for
 * deletion, and removes the links of invoices, because the linked pages show a name.
 */
export const deleteMember: readonly string[] = [
  `/* noteCustomers */ insert into erased_customer (customer_id, source, member_id)
   select stripe_customer_id, source, member_id from subscription
   where member_id = $1 and stripe_customer_id is not null on conflict do nothing`,
  `/* eraseErrorReports */ delete from client_error where member_id = $1`,
  `/* eraseHelpMessages */ delete from help_message where member_id = $1`,
  `/* keepInvoicesOnly */ update invoice set pdf_url = null, page_url = null
   where member_id = $1`,
  `/* eraseMember */ delete from member where id = $1`,
];

/** Queues an email to an address ($1) of a person ($2) about the deletion of their account. */
export const addDeletedMail = `/* addDeletedMail */
  insert into outbox_mail (kind, recipient, facts)
  values ('ACCOUNT_DELETED', $1, jsonb_build_object('firstName', $2::text))`;
