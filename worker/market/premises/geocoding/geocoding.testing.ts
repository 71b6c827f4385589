import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import type { GeocodingService } from './geocoder.ts';

/** A misbehavior: answers by itself, or returns false to answer as the service does. */
export type GeocoderBehavior = (response: ServerResponse) => boolean;

export interface GeocoderStandIn {
  service: GeocodingService;
  behave: GeocoderBehavior;
  /** Answers by street, without the number and the address that come before: `"Match","Exact",…`. */
  known: Map<string, string>;
  /** Answers in JSON of the service that is asked one address at a time; by default that it has none. */
  answer: unknown;
  /** Rows of each batch so far, and paths of other questions. */
  asked: string[][];
  close: () => Promise<void>;
}

/** Both geocoders on this machine, which can be told to misbehave. */
export async function geocoderStandIn(): Promise<GeocoderStandIn> {
  const server = createServer((request, response) => void respond(standIn, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: GeocoderStandIn = {
    service: {
      origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      allowed: {
        service: 'the geocoder',
        hosts: ['127.0.0.1', 'geocoder.test'],
        resolve: () => Promise.resolve(['93.184.215.14', '10.0.0.5']),
        trusted: ['127.0.0.1'],
      },
      limits: { idleMs: 150, wholeMs: 5_000, mostBytes: 100_000 },
    },
    behave: () => false,
    known: new Map(),
    asked: [],
    answer: { status: 'ZERO_RESULTS', results: [] },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

async function respond(
  standIn: GeocoderStandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const csv = /addresses\.csv"\r\n[^\r]*\r\n\r\n([^]*?)\r\n--/.exec(Buffer.concat(chunks).toString())?.[1];
  standIn.asked.push(csv === undefined ? [request.url ?? ''] : csv.trim().split('\n'));
  if (standIn.behave(response)) return;
  if (csv === undefined) response.end(JSON.stringify(standIn.answer));
  else response.end(batchAnswer(standIn, csv));
}

function batchAnswer({ known }: GeocoderStandIn, csv: string): string {
  const rows: string[][] = parse(csv);
  return rows
    .map(([id = '', street = '', ...rest]) => {
      const found = known.get(street) ?? '"No_Match"';
      return `"${id}","${[street, ...rest].join(', ')}",${found}\n`;
    })
    .join('');
}
