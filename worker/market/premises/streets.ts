import type { Difference } from './addressDifference.ts';
import type { Spot } from './spot.ts';

/** Names of streets in a ZIP code, with how often suffixes and directions tell them apart. */
interface StreetFacts {
  suffixes: ReadonlySet<string>;
  directions: ReadonlySet<string>;
  addresses: number;
}

export type Streets = ReadonlyMap<string, StreetFacts>;

export function streetsOf(spots: readonly Spot[]): Streets {
  const streets = new Map<string, { suffixes: Set<string>; directions: Set<string>; addresses: number }>();
  for (const { parsed } of spots) {
    const known = streets.get(parsed.street) ?? { suffixes: new Set(), directions: new Set(), addresses: 0 };
    known.addresses += 1;
    if (parsed.suffix !== '') known.suffixes.add(parsed.suffix);
    const direction = [parsed.before, parsed.after].join(' ').trim();
    if (direction !== '') known.directions.add(direction);
    streets.set(parsed.street, known);
  }
  return streets;
}

/** A part that is missing, or a rare street, is a slip if the ZIP code has no other such street. */
export function bonus(found: readonly Difference[], one: Spot, other: Spot, streets: Streets): number {
  const facts = streets.get(one.parsed.street);
  const isSlip = ({ kind, isMissing, cost }: Difference): boolean => {
    if (kind === 'suffix') return isMissing && facts?.suffixes.size === 1;
    if (kind === 'direction') return isMissing && facts?.directions.size === 1;
    const rarest = Math.min(...[one, other].map(({ parsed }) => streets.get(parsed.street)?.addresses ?? 0));
    return kind === 'street' && cost <= 10 && rarest <= 2;
  };
  return found.every(isSlip) ? 15 : 0;
}
