import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { ReleaseRefused } from '../../../import/refusal.ts';
import { askService } from '../../../import/sources/askService.ts';
import { TryLater } from '../../../import/sources/tryLater.ts';
import type { AskedAddress, FoundPoint, Geocoder, GeocodingService } from './geocoder.ts';
import { houseNumberOf, plausible, streetOf } from './plausible.ts';

const PATH = '/geocoder/locations/addressbatch';
/** As many as the service allows. */
const MOST_ADDRESSES = 10_000;
/** Of so many, those without an answer are addresses that it cannot read; of fewer, the rest was cut off. */
const LEAST_ANSWERED = 0.9;
/** As many may lack one in a small batch, too, if any has one: an address that it leaves out must not block the others. */
const MOST_LEFT_OUT = 5;

/** The batch geocoder of the US Census: free, without a key, its points interpolated between street corners. */
export function census(service: GeocodingService): Geocoder {
  return {
    source: 'census',
    mostAddresses: MOST_ADDRESSES,
    find: async (addresses, signal) => {
      const { type, body } = formOf(addresses);
      const headers = { 'Content-Type': type, 'Content-Length': String(body.length), Accept: 'text/csv' };
      const asking = { ...service, headers, body, signal, keyName: 'GEOCODER' };
      const answer = await askService(asking, new URL(PATH, service.origin));
      return readAnswer(answer.body, addresses);
    },
  };
}

function formOf(addresses: readonly AskedAddress[]): { type: string; body: Buffer } {
  const lines = addresses.map(({ address, city, zip }, at) =>
    [String(at), streetOf(address), city, 'TX', zip].map(quoted).join(','),
  );
  const boundary = randomUUID();
  const file = 'name="addressFile"; filename="addresses.csv"\r\nContent-Type: text/csv';
  const parts = [
    ['name="benchmark"', 'Public_AR_Current'],
    [file, `${lines.join('\n')}\n`],
  ];
  const text = parts.map(
    ([head = '', value = '']) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`,
  );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.from(`${text.join('')}--${boundary}--\r\n`),
  };
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

/** Rows are `id, address, Match, Exact, matched address, "longitude,latitude", line, side`, or end after `No_Match`. */
function readAnswer(body: Buffer, addresses: readonly AskedAddress[]): (FoundPoint | null)[] {
  const found = addresses.map((): FoundPoint | null => null);
  let answered = 0;
  for (const row of rowsOf(body.toString('utf8'))) {
    const asked = addresses[Number(row[0])];
    if (asked === undefined || !KINDS.has(row[2] ?? '')) {
      throw new ReleaseRefused('Refused: the geocoder’s columns have changed.');
    }
    found[Number(row[0])] = pointOf(asked, row);
    answered += 1;
  }
  if (isCutOff(answered, addresses.length)) {
    throw new TryLater(
      `The geocoder answered ${String(answered)} of ${String(addresses.length)} addresses; the rest is cut off.`,
    );
  }
  return found;
}

function isCutOff(answered: number, asked: number): boolean {
  const isMost = answered >= asked * LEAST_ANSWERED;
  return answered === 0 || (!isMost && asked - answered > MOST_LEFT_OUT);
}

const KINDS: ReadonlySet<string> = new Set(['Match', 'No_Match', 'Tie']);

function rowsOf(text: string): string[][] {
  if (/^\s*</.test(text)) {
    throw new ReleaseRefused('Refused: the geocoder answered with a web page instead of data.');
  }
  try {
    return parse(text, { relax_column_count: true, skip_empty_lines: true });
  } catch {
    throw new TryLater('The answer of the geocoder is cut off.');
  }
}

function pointOf(asked: AskedAddress, row: readonly string[]): FoundPoint | null {
  const [, , kind, precision, matchedAddress = '', coordinates = ''] = row;
  if (kind !== 'Match') return null;
  const [longitude, latitude] = coordinates.split(',').map(Number);
  if (longitude === undefined || latitude === undefined || Number.isNaN(longitude + latitude)) {
    throw new ReleaseRefused('Refused: the geocoder’s columns have changed.');
  }
  const isExact = precision === 'Exact';
  const isSameHouse =
    houseNumberOf(matchedAddress) === houseNumberOf(asked.address) && matchedAddress.endsWith(asked.zip);
  if (!isExact && !isSameHouse) return null;
  return plausible(asked, {
    quality: isExact ? 'EXACT' : 'SIMILAR',
    latitude,
    longitude,
    matchedAddress,
  });
}
