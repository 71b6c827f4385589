import { groupBy } from '../../../platform/lib/byKey.ts';
import type { SimilarOwner } from './similarOwner.type.ts';
import { areSimilar, haveSameName, isCrowded } from './similarOwners.rules.ts';

/** A taxpayer at the mailing address of another one, or that one itself. */
export interface AtAddress {
  /** Tax of the filing that has the address. */
  product: string;
  ownName: string;
  number: string;
  name: string;
  mailingAddress: string;
}

export type Found = Pick<SimilarOwner, 'number' | 'reason' | 'mailingAddress'>;

/** Others at the same address with a similar name, each once, the most similar first. */
export function findSimilar(own: string, rows: readonly AtAddress[]): Found[] {
  const found = new Map<string, Found>();
  for (const [, here] of groupBy(rows, ({ product }) => product)) {
    const crowded = isCrowded(here.map(({ name }) => name));
    for (const { number, name, ownName, mailingAddress } of here) {
      if (number === own || found.has(number) || !areSimilar(ownName, name, crowded)) continue;
      const likeness = haveSameName(ownName, name) ? 'same name' : 'similar name';
      found.set(number, { number, mailingAddress, reason: `same mailing address, ${likeness}` });
    }
  }
  return [...found.values()];
}
