import type { Allowed } from '../../../import/sources/addresses.ts';
import type { RequestLimits } from '../../../import/sources/askService.ts';
import type { GeocoderSettings } from '../../../../server/platform/envGeocoder.ts';

/** An address in the spelling of its premises, with the middle of its ZIP code. */
export interface AskedAddress {
  address: string;
  zip: string;
  city: string;
  zipLatitude: number;
  zipLongitude: number;
}

/** EXACT: found as asked; SIMILAR: at the same house number and ZIP code, spelled otherwise. */
type MatchQuality = 'EXACT' | 'SIMILAR';

export interface FoundPoint {
  quality: MatchQuality;
  latitude: number;
  longitude: number;
  matchedAddress: string;
}

/** The service behind a geocoder, and how it is asked. */
export interface GeocodingService {
  origin: string;
  allowed: Allowed;
  limits: RequestLimits;
}

/**
 * A service that finds points of addresses. `find` answers each address in order, with null for one that it does not
 * know. It throws TryLater for what passes by itself, as when the signal ends the question, and ReleaseRefused for what
 * does not.
 */
export interface Geocoder {
  source: GeocoderSettings['kind'];
  /** Most addresses of one question. After a failure, half as many are asked for. */
  mostAddresses: number;
  find: (addresses: readonly AskedAddress[], signal: AbortSignal) => Promise<(FoundPoint | null)[]>;
}
