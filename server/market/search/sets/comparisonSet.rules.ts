import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { PropertyNumber } from '../../../platform/lib/property.ts';
import { MOST_MEMBERS } from '../../figures/compare/compare.rules.ts';

/** More than anybody compares; the limits keep one member from filling the database. */
export const MOST_SETS = 50;

/** Throws the errors that refuse the hotels of a set. */
export function checkMembers(subject: PropertyNumber, competitors: readonly PropertyNumber[]): void {
  const keyOf = ({ taxpayerNumber, locationNumber }: PropertyNumber): string =>
    `${taxpayerNumber}-${String(locationNumber)}`;
  const keys = competitors.map(keyOf);
  if (keys.length === 0) throw refused('REQUIRED', 'A set needs at least one competitor.', 'competitors');
  if (keys.length >= MOST_MEMBERS) {
    throw refused(
      'TOO_MANY',
      `A set has at most ${String(MOST_MEMBERS)} hotels, its subject included.`,
      'competitors',
    );
  }
  if (new Set([keyOf(subject), ...keys]).size <= keys.length) {
    throw refused('NOT_UNIQUE', 'Name each hotel of a set once.', 'competitors');
  }
}
