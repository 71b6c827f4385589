/**
 * Customers with a source ($1) whose email address at Stripe is out of date; of one member ($2), or at most
 * 500.
 */
export const addressesDue = `/* addressesDue */
  select s.member_id as "memberId", s.stripe_customer_id as "customerId", m.email
  from subscription s join member m on m.id = s.member_id
  where s.is_email_due and s.source = $1 and s.stripe_customer_id is not null
    and ($2::uuid is null or s.member_id = $2)
  limit 500`;

/**
 * Records the address ($3) that Stripe has for a member ($1) with a source ($2). The member's address may have
 * changed since.
 */
export const addressTold = `/* addressTold */
  update subscription s set is_email_due = false from member m
  where s.member_id = $1 and s.source = $2 and m.id = s.member_id and m.email = $3`;

/** Customers with a source ($1) of deleted accounts, at most 500. */
export const erasedCustomers = `/* erasedCustomers */
  select customer_id as "customerId", member_id as "memberId" from erased_customer where source = $1 limit 500`;

/** Records that a customer ($1) was deleted. */
export const customerForgotten = `/* customerForgotten */
  delete from erased_customer where customer_id = $1`;
