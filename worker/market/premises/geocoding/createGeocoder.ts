import type { GeocoderSettings } from '../../../../server/platform/envGeocoder.ts';
import { resolveHost } from '../../../import/sources/addresses.ts';
import type { RequestLimits } from '../../../import/sources/askService.ts';
import { census } from './census.ts';
import type { Geocoder, GeocodingService } from './geocoder.ts';
import { google } from './google.ts';

function serviceAt(host: string, limits: RequestLimits): GeocodingService {
  const allowed = { service: 'the geocoder', hosts: [host], resolve: resolveHost, trusted: [] };
  return { origin: `https://${host}`, allowed, limits };
}

/**
 * The Census says nothing until it has found all: a thousand addresses take it a minute or two, 10,000 are cut off after
 * half an hour. A row of its answer has at most 250 bytes.
 */
export const censusLimits: RequestLimits = { idleMs: 1_800_000, wholeMs: 1_800_000, mostBytes: 5_000_000 };
const censusService = serviceAt('geocoding.geo.census.gov', censusLimits);
const googleService = serviceAt('maps.googleapis.com', {
  idleMs: 10_000,
  wholeMs: 20_000,
  mostBytes: 500_000,
});

export function createGeocoder(settings: GeocoderSettings): Geocoder {
  return settings.kind === 'census' ? census(censusService) : google(googleService, settings.key);
}
