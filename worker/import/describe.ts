import type { Fit } from './fit.ts';
import type { NameMatch } from './headerNames.ts';
import type { Layout } from './layout.ts';
import { layouts } from './layouts.ts';
import { ReleaseRefused, shortened } from './refusal.ts';
import type { Sample } from './sample.ts';

const HAND_OVER = 'Hand over the file as it was published, unedited.';

/** No layout comes into question. */
export function cannotTell(name: string, sample: Sample): ReleaseRefused {
  const expected = layouts.map((layout) => `  ${layoutLine(layout)}`).join('\n');
  return new ReleaseRefused(
    `Refused: ${name} is not a known release. ${seenIn(sample)} Expected one of:\n${expected}\n${HAND_OVER}`,
  );
}

/** A layout has the number of fields or the names, but the rows do not read by it. */
export function notAsLayout(name: string, sample: Sample, { layout, firstFault }: Fit): ReleaseRefused {
  const { column, value, reason } = firstFault ?? { column: null, value: '', reason: '' };
  return new ReleaseRefused(
    `Refused: ${name} looks like ${layout.id} (${layout.title}), but its rows do not match it: ` +
      `${column ?? 'a row'} “${shortened(value)}” ${reason}. ${seenIn(sample)} ${HAND_OVER}`,
  );
}

/** The names are not those of any layout. */
export function wrongNames(name: string, matches: readonly NameMatch[]): ReleaseRefused {
  const [nearest] = matches.toSorted((a, b) => differences(a) - differences(b));
  if (!nearest) return new ReleaseRefused(`Refused: ${name} is not a known release.`);
  const missing = nearest.missing.length > 0 ? ` It lacks ${listed(nearest.missing)}.` : '';
  const unknown = nearest.unknown.length > 0 ? ` Unknown: ${listed(nearest.unknown)}.` : '';
  return new ReleaseRefused(
    `Refused: the column names of ${name} do not match a release; the nearest is ${layoutLine(nearest.layout)}.` +
      `${missing}${unknown} ${HAND_OVER}`,
  );
}

/** All names are present, but in another order. */
export function wrongOrder(name: string, matches: readonly NameMatch[]): ReleaseRefused {
  const [first] = matches;
  const { expected, seen } = first?.misplaced ?? { expected: '', seen: '' };
  return new ReleaseRefused(
    `Refused: the columns of ${name} are in another order than those of ${first?.layout.id ?? ''}: “${seen}” stands where ` +
      `“${expected}” belongs. The source never does that, so the file was edited. ${HAND_OVER}`,
  );
}

function seenIn({ syntax, firstLine, names, rows }: Sample): string {
  if (syntax === 'json') return `It is JSON with the keys ${listed(names ?? [])}.`;
  const count = names?.length ?? rows[0]?.length ?? 0;
  const separator = [';', '\t', '|'].find((candidate) => count < 3 && firstLine.split(candidate).length > 5);
  const separated =
    separator === undefined ? '' : `, seemingly separated by ${JSON.stringify(separator)}, not by commas`;
  return `Its first line is “${shortened(firstLine)}” (${count} field${count === 1 ? '' : 's'}${separated}).`;
}

function layoutLine({ id, title, fields, syntax, header }: Layout): string {
  const form = syntax === 'json' ? 'keys' : header ? 'fields and a header' : 'fields, no header';
  return `${id}: ${title} (${fields.length} ${form})`;
}

function differences({ missing, unknown }: NameMatch): number {
  return missing.length + unknown.length;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 8).map((name) => `“${shortened(name)}”`);
  return names.length > 8 ? `${shown.join(', ')} and ${names.length - 8} more` : shown.join(', ');
}
