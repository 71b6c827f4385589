import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The bytes that ClamAV and other scanners report as a virus, so that they can be tried without one (eicar.org). */
export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

export interface ScannerStandIn {
  url: string;
  /** Bytes of the files that were read whole. */
  read: number[];
  /** Answers instead of a scan, or `hang up` at once; null to scan. */
  answer: string | null;
  /** The largest file, as `StreamMaxLength` in clamd.conf. */
  mostBytes: number;
  close: () => Promise<void>;
}

/** ClamAV's daemon on this machine, as far as INSTREAM goes: it finds the test virus, and nothing else. */
export async function scannerStandIn(): Promise<ScannerStandIn> {
  const server = createServer((socket) => void converse(socket, standIn).catch(() => socket.destroy()));
  const standIn: ScannerStandIn = {
    url: '',
    read: [],
    answer: null,
    mostBytes: 26_214_400,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  standIn.url = `tcp://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return standIn;
}

const COMMAND = 'zINSTREAM\0';

async function converse(socket: Socket, standIn: ScannerStandIn): Promise<void> {
  if (standIn.answer === 'hang up') return void socket.destroy();
  let heard: Buffer = Buffer.alloc(0);
  let said: string | null = null;
  // Reads on after it has answered: a connection closed on unread bytes is reset, and its answer lost.
  for await (const part of socket) {
    if (said !== null) continue;
    heard = Buffer.concat([heard, part as Buffer]);
    said = standIn.answer ?? verdict(heard, standIn);
    if (said !== null) socket.end(`${said}\0`);
  }
}

/** Null until the file is whole, or too large. */
function verdict(heard: Buffer, { mostBytes, read }: ScannerStandIn): string | null {
  if (heard.subarray(0, COMMAND.length).toString() !== COMMAND) return 'UNKNOWN COMMAND';
  const parts: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= heard.length) {
    const length = heard.readUInt32BE(at);
    if (length === 0) break;
    parts.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  const file = Buffer.concat(parts);
  if (file.length > mostBytes) return 'INSTREAM size limit exceeded. ERROR';
  if (at + 4 > heard.length) return null;
  read.push(file.length);
  return file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
}
