import { z } from 'zod';
import { ReleaseRefused } from '../../../import/refusal.ts';
import { askService } from '../../../import/sources/askService.ts';
import { TryLater } from '../../../import/sources/tryLater.ts';
import type { AskedAddress, FoundPoint, Geocoder, GeocodingService } from './geocoder.ts';
import { plausible, streetOf } from './plausible.ts';

/** One request each: what is found so far is lost if one fails, and it is paid for. */
const MOST_ADDRESSES = 25;

const answerShape = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      partial_match: z.boolean().optional(),
      geometry: z.object({
        location_type: z.string(),
        location: z.object({ lat: z.number(), lng: z.number() }),
      }),
    }),
  ),
});
type Answer = z.infer<typeof answerShape>;

/** Google's Geocoding API. */
export function google(service: GeocodingService, key: string): Geocoder {
  return {
    source: 'google',
    mostAddresses: MOST_ADDRESSES,
    find: async (addresses, signal) => {
      const found: (FoundPoint | null)[] = [];
      for (const asked of addresses) found.push(await findOne({ ...service, signal }, key, asked));
      return found;
    },
  };
}

async function findOne(
  service: GeocodingService & { signal: AbortSignal },
  key: string,
  asked: AskedAddress,
): Promise<FoundPoint | null> {
  const url = new URL('/maps/api/geocode/json', service.origin);
  url.search = new URLSearchParams({
    address: `${streetOf(asked.address)}, ${asked.city}, TX ${asked.zip}`,
    components: `country:US|administrative_area:TX|postal_code:${asked.zip}`,
    key,
  }).toString();
  const { body } = await askService({ ...service, headers: {}, keyName: 'GEOCODER_API_KEY' }, url);
  return plausible(asked, pointOf(readAnswer(body.toString('utf8'))));
}

function readAnswer(text: string): Answer {
  const read = answerShape.safeParse(jsonOf(text));
  if (!read.success) throw new ReleaseRefused('Refused: the geocoder’s answer cannot be read.');
  const { status } = read.data;
  if (status === 'OVER_QUERY_LIMIT' || status === 'UNKNOWN_ERROR') {
    throw new TryLater(`The geocoder allows or knows nothing for now (${status}).`);
  }
  if (status !== 'OK' && status !== 'ZERO_RESULTS') {
    throw new ReleaseRefused(`Refused: the geocoder answered with ${status}. Check GEOCODER_API_KEY.`);
  }
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const QUALITIES: Readonly<Record<string, FoundPoint['quality']>> = {
  ROOFTOP: 'EXACT',
  RANGE_INTERPOLATED: 'SIMILAR',
};

/** The middle of a street or a city is no point of an address. */
function pointOf({ results: [first] }: Answer): FoundPoint | null {
  const quality = first && QUALITIES[first.geometry.location_type];
  if (first === undefined || quality === undefined || first.partial_match === true) return null;
  const { lat: latitude, lng: longitude } = first.geometry.location;
  return { quality, latitude, longitude, matchedAddress: first.formatted_address };
}
