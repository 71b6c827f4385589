import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

/** Serves `/metrics` of a process that answers no other requests; null without a port. */
export function serveMetrics(port: number | null, { registry }: Metrics, log: Log): Server | null {
  if (port === null) return null;
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then((text) => {
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    });
  });
  server.on('error', (err) => log.error({ err, port }, 'WORKER_METRICS_PORT cannot be opened'));
  return server.listen(port);
}
