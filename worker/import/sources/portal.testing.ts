import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Portal } from './askService.ts';

const NAMES =
  'taxpayer_number,taxpayer_name,taxpayer_address,taxpayer_city,taxpayer_state,taxpayer_zip,taxpayer_county,' +
  'location_number,location_name,location_address,location_city,location_state,location_zip,location_county,' +
  'inside_outside_city_limits_code_y_n,tabc_permit_number,responsibility_begin_date_yyyymmdd,' +
  'responsibility_end_date_yyyymmdd,obligation_end_date_yyyymmdd,liquor_receipts,wine_receipts,beer_receipts,' +
  'cover_charge_receipts,total_receipts';

/** Invented bars of a month, as the portal's CSV has them. */
export function portalRows(periodEnd: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const n = String(i + 1);
    const where = `"12 RIVER RD","MARFA","TX","79843","189"`;
    return (
      `"3200000000${n}","DRY CREEK ${n}, LLC",${where},"1","THE ""DRY"" CREEK BAR ${n}",${where},"Y","MB10000${n}",` +
      `"2014-03-20T00:00:00.000",,"${periodEnd}T00:00:00.000","8727","12270","2940","0","23937"`
    );
  });
}

/** The last day of the month some months ago, so that no row is of the future. */
export function monthEnd(ago: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago + 1, 0)).toISOString().slice(0, 10);
}

/** A misbehavior: answers by itself, or returns false to answer as the portal does. */
export type Behavior = (request: URL, response: ServerResponse) => boolean;

export interface PortalStandIn {
  portal: Portal;
  rows: string[];
  header: string;
  behave: Behavior;
  /** Questions so far: their offset, or `count`. */
  asked: string[];
  /** The app token of the last question. */
  token: string | undefined;
  close: () => Promise<void>;
}

/** A portal on this machine, which can be told to misbehave. */
export async function portalStandIn(): Promise<PortalStandIn> {
  const server = createServer((request, response) => answer(standIn, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: PortalStandIn = {
    portal: {
      origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      allowed: {
        service: 'the portal',
        hosts: ['127.0.0.1', 'portal.test'],
        resolve: () => Promise.resolve(['93.184.215.14', '10.0.0.5']),
        trusted: ['127.0.0.1'],
      },
      limits: { idleMs: 150, wholeMs: 5_000, mostBytes: 1_000_000 },
      pageRows: 4,
    },
    rows: [],
    header: NAMES,
    behave: () => false,
    asked: [],
    token: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

function answer(standIn: PortalStandIn, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '', standIn.portal.origin);
  const offset = url.searchParams.get('$offset');
  standIn.asked.push(offset ?? 'count');
  standIn.token = request.headers['x-app-token']?.toString();
  if (standIn.behave(url, response)) return;
  const [, since = ''] = /'(.*)'/.exec(url.searchParams.get('$where') ?? '') ?? [];
  const wanted = standIn.rows.filter(
    (row) => (/"(\d{4}-\d\d-\d\dT[^"]*)","8727"/.exec(row)?.[1] ?? '') >= since,
  );
  response.setHeader('content-type', 'text/csv; charset=UTF-8');
  if (offset === null) response.end(`"count"\n"${String(wanted.length)}"\n`);
  else {
    const to = Number(offset) + Number(url.searchParams.get('$limit'));
    response.end([standIn.header, ...wanted.slice(Number(offset), to)].map((line) => `${line}\n`).join(''));
  }
}
