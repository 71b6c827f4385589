import { z } from 'zod';
import type { PlacesSettings } from '../../platform/envPlaces.ts';
import type { Log } from '../../platform/log.ts';
import { addressOf, componentShape } from './address.rules.ts';
import type { AddressSuggestion, PostalAddress } from './address.type.ts';

/**
 * Completes addresses. Results are null if no service is configured or it fails; members then type the
 * address in full.
 */
export interface AddressService {
  isConfigured: boolean;
  suggest: (text: string, session: string) => Promise<AddressSuggestion[] | null>;
  find: (placeId: string, session: string) => Promise<PostalAddress | null>;
}

/** Maximum wait while a person types. */
const WITHIN_MS = 3_000;
const MOST = 5;

const named = z.object({ text: z.string() });
const predictionShape = z.object({
  placeId: z.string(),
  structuredFormat: z.object({ mainText: named, secondaryText: named.optional() }),
});
const suggestionsShape = z.object({
  suggestions: z.array(z.object({ placePrediction: predictionShape.optional() })).default([]),
});
const placeShape = z.object({ addressComponents: z.array(componentShape).default([]) });

/** Google's Places API (New) if configured, otherwise none. The key is sent only to Google. */
export function createAddressService(settings: PlacesSettings | null, log: Log): AddressService {
  const nothing = (): Promise<null> => Promise.resolve(null);
  if (!settings) return { isConfigured: false, suggest: nothing, find: nothing };
  return {
    isConfigured: true,
    suggest: (input, sessionToken) =>
      orNull(log, async () => {
        const fields = 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat';
        const body = { input, sessionToken, languageCode: 'en' };
        const answer = await ask(settings, '/v1/places:autocomplete', fields, body);
        return suggestionsOf(suggestionsShape.parse(answer));
      }),
    find: (placeId, sessionToken) =>
      orNull(log, async () => {
        const query = new URLSearchParams({ sessionToken, languageCode: 'en' }).toString();
        const path = `/v1/places/${encodeURIComponent(placeId)}?${query}`;
        return addressOf(placeShape.parse(await ask(settings, path, 'addressComponents')).addressComponents);
      }),
  };
}

/** Parses the response. An error contains only the status, because the service may repeat the key in its text. */
async function ask(
  { key, apiUrl }: PlacesSettings,
  path: string,
  fields: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(apiUrl + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw new Error(`It answered with the status ${String(response.status)}.`);
}

function suggestionsOf({ suggestions }: z.infer<typeof suggestionsShape>): AddressSuggestion[] {
  const found = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
  return found.slice(0, MOST).map(({ placeId, structuredFormat: { mainText, secondaryText } }) => ({
    placeId,
    street: mainText.text,
    place: secondaryText?.text ?? '',
  }));
}

async function orNull<T>(log: Log, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      'Address suggestions failed',
    );
    return null;
  }
}
