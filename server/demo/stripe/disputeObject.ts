import { idOf, newId, type Kinds } from './wire.ts';
import type { World } from './world.ts';

type Dispute = Kinds['dispute'];

/** A bank is asked to take a charge back; and later, how that ended. */
export function dispute(world: World, chargeId: string): Dispute {
  const charge = world.get('charge', chargeId);
  world.change(charge, { disputed: true });
  const made = world.add(disputeObject(world.now, charge));
  world.emit('charge.dispute.created', made);
  return made;
}

export function closeDispute(world: World, id: string, status: 'won' | 'lost'): void {
  const found = world.change(world.get('dispute', id), { status });
  world.emit('charge.dispute.closed', found);
}

function disputeObject(now: number, charge: Kinds['charge']): Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason: 'general',
    status: 'needs_response',
  };
}

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
  enhanced_evidence: {},
};
