import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** An email as an email server took it. */
interface TakenMail {
  from: string;
  to: string[];
  /** As sent, with headers. */
  raw: string;
}

export interface TestSmtp {
  url: string;
  taken: TakenMail[];
  /** Answer to senders, recipients and emails; null, the default, accepts them. */
  refuse: { sender: Error | null; recipient: Error | null; mail: Error | null };
  close: () => Promise<void>;
}

/** A refusal with the code and the text that SMTP says it by. */
export function smtpError(responseCode: number, text = 'Refused by the test'): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** A real SMTP server on its own port, which requires a name and a password. */
export async function testSmtp(): Promise<TestSmtp> {
  const taken: TakenMail[] = [];
  const refuse: TestSmtp['refuse'] = { sender: null, recipient: null, mail: null };
  const server = new SMTPServer({
    // Its own certificate is not trusted, and should not be.
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'us' && password === 'secret' ? done(null, { user: 'us' }) : done(smtpError(535)),
    onMailFrom: (_address, _session, done) => done(refuse.sender),
    onRcptTo: (_address, _session, done) => done(refuse.recipient),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        if (!refuse.mail) {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        }
        done(refuse.mail);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://us:secret@127.0.0.1:${port}`,
    taken,
    refuse,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The text part of an email, decoded. */
export function textOf(raw: string): string {
  const part = raw.split(/^--/m).find((each) => /content-type: text\/plain/i.test(each)) ?? '';
  const [head = '', ...body] = part.split(/\r?\n\r?\n/);
  const encoded = body.join('\n\n');
  if (/encoding: base64/i.test(head)) return Buffer.from(encoded, 'base64').toString();
  const bytes = encoded.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return /quoted-printable/i.test(head)
    ? decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'))
    : encoded;
}
