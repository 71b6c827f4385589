import { ReleaseRefused } from './refusal.ts';

const MAGIC: readonly (readonly [start: string, what: string, advice: string])[] = [
  ['PK', 'an archive within an archive', 'Unpack it once and import what it holds.'],
  ['\x1f\x8b', 'an archive within an archive', 'Unpack it once and import what it holds.'],
  ['\xd0\xcf\x11\xe0', 'an Office document', 'Save it as CSV and import that.'],
  ['%PDF', 'a PDF', 'Import the CSV it was made from.'],
  ['BZh', 'packed with bzip2', 'Unpack it first.'],
  ['\xfd7zXZ', 'packed with xz', 'Unpack it first.'],
  ['7z\xbc\xaf', 'packed with 7-Zip', 'Unpack it first.'],
  ['(\xb5/\xfd', 'packed with zstd', 'Unpack it first.'],
  ['<', 'a web page or XML', 'The download may have needed a login; fetch the file itself.'],
];

const LF = 0x0a;
const CR = 0x0d;

/** Looked at for the zero bytes of UTF-16. */
const SAMPLE_BYTES = 2000;

/** Throws ReleaseRefused if the first bytes show that a file is not the text of a release. */
export function refuseForeign(head: Buffer, name: string): void {
  if (head.length === 0) throw new ReleaseRefused(`Refused: ${name} is empty.`);
  if (isUtf16(head)) {
    throw new ReleaseRefused(`Refused: ${name} is UTF-16. Save it as CSV in UTF-8 and import that.`);
  }
  if (head.includes(CR) && !head.includes(LF)) {
    throw new ReleaseRefused(
      `Refused: the lines of ${name} end with CR alone. Save it with LF or CRLF line ends.`,
    );
  }
  const start = head.toString('latin1', 0, 8).trimStart();
  const known = MAGIC.find(([magic]) => start.startsWith(magic));
  if (known) throw new ReleaseRefused(`Refused: ${name} is ${known[1]}. ${known[2]}`);
}

/** Recognised by its byte order mark, or because every other byte of a Western text is zero. */
function isUtf16(head: Buffer): boolean {
  const mark = head.toString('latin1', 0, 2);
  if (mark === '\xff\xfe' || mark === '\xfe\xff') return true;
  const sample = head.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  return Math.max(...zeros) > sample.length / 4;
}
