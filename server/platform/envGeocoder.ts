import { z } from 'zod';
import { EnvError } from './envError.ts';

/** The service that finds the points of addresses. */
export type GeocoderSettings = { kind: 'census' } | { kind: 'google'; key: string };

export const geocoderShape = {
  GEOCODER: z.enum(['census', 'google'], { error: 'must be census or google' }).optional(),
  GEOCODER_API_KEY: z.string().max(200, 'must have at most 200 characters').optional(),
};

/** Null if none is asked. Throws {@link EnvError} for Google without a key. */
export function geocoderOf(given: z.infer<z.ZodObject<typeof geocoderShape>>): GeocoderSettings | null {
  const { GEOCODER: kind, GEOCODER_API_KEY: key } = given;
  if (kind === undefined) return null;
  if (kind === 'census') return { kind };
  if (key === undefined) throw new EnvError('GEOCODER=google needs GEOCODER_API_KEY.');
  return { kind, key };
}
