import { AppError } from '../../platform/errors.ts';
import { fixedLimits } from '../../platform/limits/limits.ts';
import { hasTime, nextSlice } from '../../platform/limits/slices.ts';

/** JSON as `JSON.stringify` writes it, in slices. Throws QUERY_TOO_COMPLEX if it becomes too long. */
export async function answerText(answer: unknown): Promise<string> {
  const written: Written = { parts: [], characters: 0 };
  await write(answer, written);
  return written.parts.join('');
}

interface Written {
  parts: string[];
  characters: number;
}

function put(text: string, written: Written): void {
  written.parts.push(text);
  written.characters += text.length;
  if (written.characters <= fixedLimits.characters) return;
  const most = String(fixedLimits.characters / 1_000_000);
  throw new AppError(
    'QUERY_TOO_COMPLEX',
    `This answer has more than ${most} million characters. Ask for fewer rows, fewer months or fewer fields.`,
  );
}

/** Values that are written at once, in about a tenth of a millisecond. */
const MOST_AT_ONCE = 1_000;

/** Subtracts from `most` the values that a value holds, itself included. Stops below zero, without counting the rest. */
function leftAfter(value: unknown, most: number): number {
  let left = most - 1;
  if (left < 0 || value === null || typeof value !== 'object') return left;
  for (const inner of Array.isArray(value) ? (value as unknown[]) : Object.values(value)) {
    left = leftAfter(inner, left);
    if (left < 0) break;
  }
  return left;
}

async function write(value: unknown, written: Written): Promise<void> {
  if (hasOwnForm(value) || leftAfter(value, MOST_AT_ONCE) >= 0) {
    // Undefined values in lists are null in JSON.
    put(JSON.stringify(value ?? null), written);
  } else if (Array.isArray(value)) {
    await writeAll(value, '[]', (item) => write(item, written), written);
  } else {
    const entries = Object.entries(value as object).filter(([, inner]) => inner !== undefined);
    const writeEntry = async ([name, inner]: [string, unknown]): Promise<void> => {
      put(`${JSON.stringify(name)}:`, written);
      await write(inner, written);
    };
    await writeAll(entries, '{}', writeEntry, written);
  }
}

async function writeAll<Item>(
  items: readonly Item[],
  [open = '', close = '']: string,
  writeItem: (item: Item) => Promise<void>,
  written: Written,
): Promise<void> {
  put(open, written);
  for (const [i, item] of items.entries()) {
    if (i > 0) put(',', written);
    await writeItem(item);
    if (!hasTime()) await nextSlice(written);
  }
  put(close, written);
}

function hasOwnForm(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'toJSON' in value;
}
