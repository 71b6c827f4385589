import { z } from 'zod';
import { webUrl } from './envKinds.ts';

/** Settings of the service that completes addresses. */
export interface PlacesSettings {
  key: string;
  apiUrl: string;
}

const GOOGLE = 'https://places.googleapis.com';

export const placesShape = {
  PLACES_API_KEY: z.string().max(200, 'must have at most 200 characters').optional(),
  PLACES_URL: webUrl(GOOGLE).default(GOOGLE),
};

/** Without a key, addresses are typed in full. */
export function placesOf(given: z.infer<z.ZodObject<typeof placesShape>>): PlacesSettings | null {
  const { PLACES_API_KEY: key, PLACES_URL: apiUrl } = given;
  return key === undefined ? null : { key, apiUrl: apiUrl.replace(/\/+$/, '') };
}
