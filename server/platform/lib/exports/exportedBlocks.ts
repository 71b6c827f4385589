import type { ExportFormat } from './exportColumns.ts';
import { FACTS_MARK } from './exportSql.ts';

export type Sentences = (facts: unknown) => string[];

const LINE_END = 10;
/** Lines are sent together: a chunk for each row would cost more than the row. */
const BLOCK_BYTES = 64 * 1024;

/**
 * The rows of a COPY statement in blocks of whole lines, with sentences in place of the facts that the database wrote.
 */
export async function* exportedBlocks(
  rows: AsyncIterable<Buffer>,
  sentences: Sentences | undefined,
  format: ExportFormat,
): AsyncGenerator<Buffer> {
  const say = sentences ? sayer(sentences, format) : null;
  let kept: Buffer[] = [];
  let size = 0;
  const block = (last: Buffer): Buffer => {
    const whole = Buffer.concat([...kept, last]);
    return say ? say(whole) : whole;
  };
  for await (const part of rows) {
    const end = part.lastIndexOf(LINE_END) + 1;
    size += part.length;
    if (end === 0 || size < BLOCK_BYTES) {
      kept.push(part);
      continue;
    }
    yield block(part.subarray(0, end));
    kept = [part.subarray(end)];
    size = part.length - end;
  }
  if (size > 0) yield block(Buffer.alloc(0));
}

/** Puts facts into words. Few rows have any, so most blocks are only searched. */
function sayer(sentences: Sentences, format: ExportFormat): (block: Buffer) => Buffer {
  const isCsv = format.startsWith('csv');
  const [mark, facts] = isCsv
    ? [FACTS_MARK, /\u0002([0-9a-f]+)\u0002/g]
    : [String.raw`\u0002`, /"\\u0002([0-9a-f]+)\\u0002"/g];
  const write = isCsv ? csvText : (said: string[]) => JSON.stringify(said);
  return (block) => {
    if (!block.includes(mark)) return block;
    // In this encoding every byte is a character, so that all others stay as they are.
    const text = block.toString('latin1');
    const said = text.replaceAll(facts, (_, hex: string) => {
      const found: unknown = JSON.parse(Buffer.from(hex, 'hex').toString('utf8'));
      return Buffer.from(write(sentences(found)), 'utf8').toString('latin1');
    });
    return Buffer.from(said, 'latin1');
  };
}

function csvText(said: string[]): string {
  return said.length === 0 ? '' : `"${said.join(' ').replaceAll('"', '""')}"`;
}
