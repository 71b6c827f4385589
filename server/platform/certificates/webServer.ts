import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Log } from '../log.ts';

export interface WebServerSettings {
  /** File with the certificate and its key, as PEM; null for HTTP without TLS. */
  certificateFile: string | null;
  log: Log;
  /** Time between two looks at the file. */
  checkMs?: number;
}

const CHECK_MS = 60_000;

/** Looks at slow requests in the time that one may take. Node looks every 30 seconds, so 30 seconds could last a minute. */
const LOOKS = 6;

/**
 * A server of HTTP, or of HTTPS with TLS 1.3 only; a request that takes longer than `requestTimeout`, by
 * default 5 minutes, is answered with 408.
 * Throws if the certificate cannot be read.
 */
export function createWebServer(
  { certificateFile, log, checkMs = CHECK_MS }: WebServerSettings,
  given: ServerOptions,
  handler: RequestListener,
): Server {
  const { requestTimeout = 300_000 } = given;
  const options = { ...given, requestTimeout, connectionsCheckingInterval: requestTimeout / LOOKS };
  if (certificateFile === null) return createServer(options, handler);
  const tls = { ...readCertificate(certificateFile), minVersion: 'TLSv1.3' } as const;
  const server = createSecureServer({ ...options, ...tls }, handler);
  // New connections get a renewed certificate; open ones stay.
  const reload = (): void => {
    try {
      server.setSecureContext({ ...tls, ...readCertificate(certificateFile) });
      log.info({ file: certificateFile }, 'Read the renewed certificate');
    } catch (error) {
      log.error(
        { err: error, file: certificateFile },
        'The certificate cannot be read; the earlier one stays',
      );
    }
  };
  // Asks for the file's time, because a renewed file takes the place of the old one, which other ways of watching miss.
  watchFile(certificateFile, { interval: checkMs, persistent: false }, reload);
  server.once('close', () => {
    unwatchFile(certificateFile, reload);
  });
  return server;
}

function readCertificate(file: string): { cert: string; key: string } {
  const pem = readFileSync(file, 'utf8');
  return { cert: pem, key: pem };
}
