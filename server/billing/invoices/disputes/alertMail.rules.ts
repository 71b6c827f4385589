import { renderMail, type Mail, type Sender } from '../../../members/accounts/mails/mailLayout.rules.ts';

/** Facts of an alert about a payment, as stored in the outbox. */
export interface AlertMailFacts {
  kind: 'DISPUTE_OPENED' | 'DISPUTE_LOST' | 'NOT_CHECKED';
  details: string;
  memberEmail: string | null;
}

const SUBJECTS: Readonly<Record<AlertMailFacts['kind'], string>> = {
  DISPUTE_OPENED: 'A payment is disputed',
  DISPUTE_LOST: 'A disputed payment is lost',
  NOT_CHECKED: 'The payment check could not check everything',
};

const DELETED = 'The member’s account is deleted.';

/** Words in place of the member's address; null for none. */
const WITHOUT_MEMBER: Readonly<Record<AlertMailFacts['kind'], string | null>> = {
  DISPUTE_OPENED: DELETED,
  DISPUTE_LOST: DELETED,
  NOT_CHECKED: null,
};

/** Email to an operator about a payment. */
export function alertMail(sender: Sender, { kind, details, memberEmail }: AlertMailFacts): Mail {
  const member = memberEmail === null ? WITHOUT_MEMBER[kind] : `Member: ${memberEmail}`;
  return renderMail(sender, {
    subject: SUBJECTS[kind],
    paragraphs: member === null ? [details] : [details, member],
    button: { label: 'Open the payment check', href: `${sender.publicUrl}/stt/admin` },
    closing: ['Administrators and the addresses of OPERATOR_MAIL get these emails.'],
  });
}
