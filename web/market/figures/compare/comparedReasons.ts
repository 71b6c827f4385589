import {
  awaitedText,
  byQuarterText,
  countsInstead,
  doubtfulMonths,
  namesOf,
  unusualMonths,
} from '../doubtText.ts';
import type { ComparedLine } from './comparison.ts';

/** Says which months of a line are doubtful, and which values count. */
export function reasonsOf(line: ComparedLine): readonly string[] {
  const { flaggedMonths, unusualMonths: unusual, unusualMonthsBefore: before, flags, zeroNote, role } = line;
  const awaited = role === 'set' ? awaitedText(line.awaitedMonths) : byQuarterText(line.awaitedMonths);
  return [
    ...(flaggedMonths.length === 0 ? [] : [`${doubtfulMonths(flaggedMonths)}: ${countsInstead(flags)}.`]),
    ...(unusual.length === 0 ? [] : [`${unusualMonths(unusual)}, which count as filed.`]),
    ...(before.length === 0 ? [] : [`The change is against unusual receipts of ${namesOf(before)}.`]),
    ...(awaited === '' ? [] : [`${awaited}.`]),
    ...(zeroNote === '' ? [] : [`${role === 'set' ? 'RevPAR includes' : 'It'} ${zeroNote}.`]),
  ];
}
