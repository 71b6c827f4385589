import { z } from 'zod';
import type { PostalAddress } from './address.type.ts';

export const componentShape = z.object({
  longText: z.string().default(''),
  shortText: z.string().default(''),
  types: z.array(z.string()).default([]),
});

export type AddressComponent = z.infer<typeof componentShape>;

/** Components used as the city, the best first: not every country has localities. */
const CITIES = ['locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3'];

/** A postal address from its components; missing parts are empty. */
export function addressOf(components: readonly AddressComponent[]): PostalAddress {
  const of = (...types: string[]): AddressComponent | undefined =>
    types.flatMap((type) => components.find((each) => each.types.includes(type)) ?? [])[0];
  const number = of('street_number')?.longText ?? '';
  const street = of('route')?.longText ?? of('premise')?.longText ?? '';
  return {
    line1: `${number} ${street}`.trim(),
    line2: of('subpremise')?.longText ?? '',
    city: of(...CITIES)?.longText ?? '',
    state: of('administrative_area_level_1')?.shortText ?? '',
    postalCode: of('postal_code')?.longText ?? '',
    country: of('country')?.shortText ?? '',
  };
}

const LONGEST_TEXT = 200;
const SHORTEST_TEXT = 3;

/** The text to search for; null if it is too short or cannot be an address. */
export function askedText(text: string): string | null {
  const asked = text.trim().replace(/\s+/g, ' ');
  return asked.length >= SHORTEST_TEXT && asked.length <= LONGEST_TEXT ? asked : null;
}

/** Session id that groups the requests for one address, as the service expects it: such as a UUID. */
export function isSession(session: string): boolean {
  return /^[\w-]{16,36}$/.test(session);
}

export function isPlaceId(id: string): boolean {
  return /^[\w-]{1,300}$/.test(id);
}
