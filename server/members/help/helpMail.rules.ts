import { renderMail, type Mail, type Sender } from '../accounts/mails/mailLayout.rules.ts';

/** Facts of a message to the operator, as stored in the outbox. */
export interface HelpMailFacts {
  answerTo: string;
  text: string;
  page: string;
  requestId: string | null;
}

/** Email to the operator about a message; a reply goes to the message's author. */
export function helpMail(sender: Sender, { answerTo, text, page, requestId }: HelpMailFacts): Mail {
  const request = requestId === null ? '' : ` A request failed there; its id in the log is ${requestId}.`;
  const mail = renderMail(sender, {
    subject: `Help and Support: a message from ${answerTo}`,
    paragraphs: text.split(/\n{2,}/),
    closing: [
      `Written on the page ${page}.${request}`,
      `It stays under User Details until an administrator marks it as answered: ${sender.publicUrl}/stt/admin`,
    ],
  });
  return { ...mail, replyTo: answerTo };
}
