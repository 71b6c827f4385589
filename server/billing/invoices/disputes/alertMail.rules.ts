import { renderMail, type Mail, type Sender } from '../../../members/accounts/mails/mailLayout.rules.ts';

/** Facts of an alert about a payment, as stored in the outbox. */
export interface AlertMailFacts {
  kind: 'DISPUTE_OPENED' | 'DISPUTE_LOST';
  details: string;
  memberEmail: string | null;
}

const SUBJECTS: Readonly<Record<AlertMailFacts['kind'], string>> = {
  DISPUTE_OPENED: 'A payment is disputed',
  DISPUTE_LOST: 'A disputed payment is lost',
};

/** Email to an operator about a payment. */
export function alertMail(sender: Sender, { kind, details, memberEmail }: AlertMailFacts): Mail {
  const member = memberEmail === null ? 'The member’s account is deleted.' : `Member: ${memberEmail}`;
  return renderMail(sender, {
    subject: SUBJECTS[kind],
    paragraphs: [details, member],
    button: { label: 'Open the payment check', href: `${sender.publicUrl}/stt/admin` },
    closing: ['Administrators and the addresses of OPERATOR_MAIL get these emails.'],
  });
}
