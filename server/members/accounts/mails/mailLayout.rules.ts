import { escaped } from '../../../platform/lib/escaped.ts';

export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Reply-to address; by default the sender's. */
  replyTo?: string;
  /** Unsubscribe address, for the button of mail programs. */
  unsubscribe?: string;
}

/** Facts about this installation that emails state. */
export interface Sender {
  productName: string;
  operatorName: string | null;
  publicUrl: string;
  /** Address for questions; null if the operator is only reachable through Help and Support. */
  supportEmail: string | null;
}

export interface Content {
  subject: string;
  paragraphs: string[];
  /** Lists with a title, after the paragraphs. */
  sections?: readonly Section[];
  button?: { label: string; href: string };
  /** After the button. */
  closing: string[];
  unsubscribe?: string;
}

export interface Section {
  title: string;
  /** True for a part of the section before it. */
  isPart?: boolean;
  lines: readonly string[];
}

/** Renders an email in the product's look, as text and as HTML. */
export function renderMail(sender: Sender, content: Content): Mail {
  const { subject, paragraphs, sections = [], button, closing, unsubscribe } = content;
  const { productName, operatorName, publicUrl, supportEmail } = sender;
  const facts = [productName, operatorName, publicUrl, supportEmail];
  const footer = facts.filter((fact) => fact !== null).join(' · ');
  const text = [
    ...paragraphs,
    ...sections.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n')),
    ...(button ? [button.href] : []),
    ...closing,
    ...(unsubscribe === undefined ? [] : [`Unsubscribe: ${unsubscribe}`]),
    `-- \n${footer}`,
  ].join('\n\n');
  const paragraph = (words: string): string => `<p>${linked(words, publicUrl)}</p>`;
  const body = [
    ...paragraphs.map(paragraph),
    ...sections.map(section),
    ...(button
      ? [`<p><a href="${escaped(button.href)}" style="${BUTTON}">${escaped(button.label)}</a></p>`]
      : []),
    ...(button ? [`<p style="${SMALL}">${escaped(button.href)}</p>`] : []),
    ...closing.map(paragraph),
    ...(unsubscribe === undefined
      ? []
      : [`<p><a href="${escaped(unsubscribe)}" style="${LINK}">Unsubscribe</a></p>`]),
    `<p style="${SMALL}">${linked(footer, publicUrl)}</p>`,
  ];
  const html = page(subject, body);
  return { subject, text: `${text}\n`, html, ...(unsubscribe !== undefined && { unsubscribe }) };
}

function section({ title, lines, isPart = false }: Section): string {
  const items = lines.map((line) => `<li style="${ITEM}">${escaped(line)}</li>`).join('');
  const level = isPart ? 'h3' : 'h2';
  const heading = `<${level} style="${isPart ? PART : HEADING}">${escaped(title)}</${level}>`;
  return lines.length === 0 ? heading : `${heading}\n<ul style="${LIST}">${items}</ul>`;
}

// Mail programs ignore stylesheets, so each element has its own styles.
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#b4500b;color:#ffffff;text-decoration:none';
const SMALL = 'font-size:13px;color:#5b6475;word-break:break-all';
const HEADING = 'margin:24px 0 0;font-size:17px';
const PART = 'margin:14px 0 4px;font-size:15px;color:#5b6475';
const LIST = 'margin:6px 0 20px;padding-left:20px';
const ITEM = 'margin:0 0 4px';
const LINK = 'color:#5b6475';
const BODY = 'margin:0;padding:24px;background:#f7f6f3;color:#1c2230;font:16px/1.5 Inter,Arial,sans-serif';
const CARD =
  'max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e6e3dc;border-radius:12px;overflow-wrap:anywhere';

function page(title: string, body: string[]): string {
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>`,
    // Without it, phones lay the email out for a screen of 980 px and shrink the letters.
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    `<body style="${BODY}"><div style="${CARD}">`,
    ...body,
    '</div></body></html>',
    '',
  ].join('\n');
}

/**
 * Text as HTML, its addresses on this site as links. Members choose their names, which may contain HTML, or the address of
 * another site.
 */
function linked(text: string, publicUrl: string): string {
  const link = (word: string): string => {
    const [, address = '', after = ''] = /^(.*?)([.,;)]*)$/.exec(word) ?? [];
    const isOwn = address === publicUrl || address.startsWith(`${publicUrl}/`);
    return isOwn
      ? `<a href="${escaped(address)}" style="${LINK}">${escaped(address)}</a>${escaped(after)}`
      : escaped(word);
  };
  return text.replace(/\S+|\s+/g, link);
}
