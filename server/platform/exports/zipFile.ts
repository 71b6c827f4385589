import { crc32, createDeflateRaw } from 'node:zlib';

/** A file in an archive, with its bytes as they come. */
export interface ZippedFile {
  name: string;
  bytes: AsyncIterable<Buffer>;
}

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  plain: number;
  offset: number;
}

/** Fast: figures shrink to a tenth in any case. */
const LEVEL = 3;
const FILE_MARK = 0x04034b50;
const SIZES_MARK = 0x08074b50;
const LISTED_MARK = 0x02014b50;
const END_MARK = 0x06054b50;
const VERSION = 20;
/** Sizes follow the bytes, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** January 1, 1980: the same figures give the same file. */
const DAY = 0x21;

/**
 * A ZIP archive that is written as its files come, so that none of it is in memory. Node compresses on threads of its
 * own; the libraries for this do so between the answers to others. No file may reach 4 GiB.
 */
export async function* zipFile(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  const at = (bytes: Buffer): Buffer => {
    offset += bytes.length;
    return bytes;
  };
  for await (const file of files) {
    const entry = { name: Buffer.from(file.name), crc: 0, packed: 0, plain: 0, offset };
    entries.push(entry);
    yield at(Buffer.concat([fields([FILE_MARK, 4], ...common(entry, false), [0, 2]), entry.name]));
    for await (const packed of deflated(file.bytes, entry)) yield at(packed);
    yield at(fields([SIZES_MARK, 4], [entry.crc, 4], [entry.packed, 4], [entry.plain, 4]));
  }
  const start = offset;
  for (const entry of entries) yield at(listed(entry));
  const counts: Field[] = [
    [entries.length, 2],
    [entries.length, 2],
  ];
  yield fields([END_MARK, 4], [0, 4], ...counts, [offset - start, 4], [start, 4], [0, 2]);
}

/** Counts and compresses the bytes of a file. */
async function* deflated(bytes: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const part of bytes) {
      entry.crc = crc32(part, entry.crc);
      entry.plain += part.length;
      yield part;
    }
  };
  const packing = createDeflateRaw({ level: LEVEL });
  const feeding = feed(packing, counted());
  // It is awaited at the end; until then, a failure ends the reading below.
  feeding.catch((error: unknown) => packing.destroy(error instanceof Error ? error : undefined));
  for await (const part of packing) {
    const packed = part as Buffer;
    entry.packed += packed.length;
    yield packed;
  }
  await feeding;
}

async function feed(to: NodeJS.WritableStream, bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const part of bytes) {
    if (!to.write(part)) await new Promise((resolve) => to.once('drain', resolve));
  }
  to.end();
}

/** A number and the bytes that it takes. */
type Field = readonly [value: number, bytes: 2 | 4];

function fields(...all: Field[]): Buffer {
  const buffer = Buffer.alloc(all.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of all) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

function common({ name, crc, packed, plain }: Entry, isKnown: boolean): Field[] {
  const sizes: Field[] = [
    [crc, 4],
    [packed, 4],
    [plain, 4],
  ];
  const said = isKnown ? sizes : sizes.map(([, bytes]): Field => [0, bytes]);
  return [[VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DAY, 2], ...said, [name.length, 2]];
}

function listed(entry: Entry): Buffer {
  const rest: Field[] = [
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [entry.offset, 4],
  ];
  return Buffer.concat([fields([LISTED_MARK, 4], [VERSION, 2], ...common(entry, true), ...rest), entry.name]);
}
