import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from '../../server/members/accounts/mails/mailLayout.rules.ts';
import type { Tracing } from '../../server/platform/metrics/tracing/tracing.ts';
import type { Attachment } from './receiptPdf.ts';

export interface Addressed {
  /** Id in the outbox. */
  id: string;
  to: string;
  mail: Mail & { attachments?: Attachment[] };
}

/** Sends emails. Throws if an email could not be handed over. */
export interface Mailer {
  /** True if emails are only written to files, so that their links must be found elsewhere. */
  isStandIn: boolean;
  send: (addressed: Addressed) => Promise<void>;
  close: () => void;
}

/** A mailer that traces each email, without its recipient and content. */
export function traceMails(mailer: Mailer, tracing: Tracing): Mailer {
  return { ...mailer, send: (addressed) => tracing.during('mail', () => mailer.send(addressed)) };
}

export interface MailerSettings {
  smtpUrl: string | null;
  from: string;
  productName: string;
  dataDir: string;
}

/** An email server that does not respond for this long counts as unreachable. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** SMTP if configured, otherwise files under DATA_DIR/mail. */
export function createMailer(settings: MailerSettings): Mailer {
  const { smtpUrl, dataDir } = settings;
  return smtpUrl === null ? fileMailer(join(dataDir, 'mail'), settings) : smtpMailer(smtpUrl, settings);
}

function messageOf({ id, to, mail }: Addressed, { from, productName }: MailerSettings) {
  const { unsubscribe, ...content } = mail;
  return {
    from: { name: productName, address: from },
    // An object is one address, whatever characters it contains.
    to: { name: '', address: to },
    // The same id lets mail servers recognise an email that was sent twice after a fault.
    messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
    ...content,
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Adds an unsubscribe button in mail programs (RFC 8058). */
function unsubscribeHeaders(link: string | undefined): Record<string, string> {
  if (link === undefined) return {};
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function smtpMailer(url: string, settings: MailerSettings): Mailer {
  const transport = createTransport({ url, ...timeouts });
  return {
    isStandIn: false,
    send: async (addressed) => {
      await transport.sendMail(messageOf(addressed, settings));
    },
    close: () => transport.close(),
  };
}

function fileMailer(folder: string, settings: MailerSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    isStandIn: true,
    send: async (addressed) => {
      const { message } = await transport.sendMail(messageOf(addressed, settings));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${time}-${addressed.id}.eml`);
      // Readable by its owner only, because it may open an account. Renamed when complete, so that nobody
      // reads half a file.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
