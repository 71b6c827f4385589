/** A mail in both forms, text and HTML. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Reply-to address; by default the sender's. */
  replyTo?: string;
}

/** Facts about this installation that mails state. */
export interface Sender {
  productName: string;
  operatorName: string;
  publicUrl: string;
  /** Address for questions; null if the operator is only reachable through Help and Support. */
  supportEmail: string | null;
}

/** The parts of a mail, from top to bottom. */
export interface Content {
  subject: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  /** After the button. */
  closing: string[];
}

/** A mail in the product's look, as text and as HTML. */
export function renderMail(sender: Sender, { subject, paragraphs, button, closing }: Content): Mail {
  const { productName, operatorName, publicUrl, supportEmail } = sender;
  const footer = [productName, operatorName, publicUrl, ...(supportEmail ? [supportEmail] : [])].join(' · ');
  const text = [...paragraphs, ...(button ? [button.href] : []), ...closing, `-- \n${footer}`].join('\n\n');
  const body = [
    ...paragraphs.map(paragraph),
    ...(button
      ? [`<p><a href="${escape(button.href)}" style="${BUTTON}">${escape(button.label)}</a></p>`]
      : []),
    ...(button ? [`<p style="${SMALL}">${escape(button.href)}</p>`] : []),
    ...closing.map(paragraph),
    `<p style="${SMALL}">${escape(footer)}</p>`,
  ];
  return { subject, text: `${text}\n`, html: page(subject, body) };
}

// Mail programs ignore stylesheets, so each element has its own styles.
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#b4500b;color:#ffffff;text-decoration:none';
const SMALL = 'font-size:13px;color:#5b6475;word-break:break-all';
const BODY = 'margin:0;padding:24px;background:#f7f6f3;color:#1c2230;font:16px/1.5 Inter,Arial,sans-serif';
const CARD =
  'max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e6e3dc;border-radius:12px';

function page(title: string, body: string[]): string {
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title></head>`,
    `<body style="${BODY}"><div style="${CARD}">`,
    ...body,
    '</div></body></html>',
    '',
  ].join('\n');
}

function paragraph(text: string): string {
  return `<p>${escape(text)}</p>`;
}

/** Names come from people, and may look like HTML. */
function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
