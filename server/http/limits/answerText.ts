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

const MOST_AT_ONCE = 50;

/** Short enough to write at once. */
function isShort(value: unknown, depth = 3): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (depth === 0) return false;
  const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return inner.length <= MOST_AT_ONCE && inner.every((each) => isShort(each, depth - 1));
}

async function write(value: unknown, written: Written): Promise<void> {
  if (isShort(value) || hasOwnForm(value)) {
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
