import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express } from 'express';
import type { Deps } from '../context.ts';
import { securityHeaders } from '../headers.ts';
import { accessLog } from '../health/accessLog.ts';
import type { Health } from '../health/health.ts';
import type { Maintenance } from '../health/maintenance/maintenance.ts';
import { limitAnswer } from '../limits/answerTime.ts';
import { limitPipelined } from '../limits/pipelined.ts';
import { giveRequestId } from '../requestId.ts';
import { answeredBefore } from './answeredBefore.ts';

/**
 * Takes every request: gives it an id, the headers of all answers, a line in the access log and a time by which its answer
 * is read, files and pages included; longer answers ask for more. Answers the most frequent kind at once, and passes the
 * others to Express, whose routes cost several times as much as such an answer.
 */
export function createListener(
  deps: Deps,
  routes: Express,
  { health, maintenance }: { health: Health; maintenance: Maintenance },
): RequestListener {
  const addHeaders = securityHeaders(deps);
  const log = accessLog(deps);
  const answer = answeredBefore(deps, maintenance);
  const pass = (request: IncomingMessage, response: ServerResponse): void => void routes(request, response);
  return limitPipelined((request, response) => {
    limitAnswer(response, deps.requestLimits.answerMs);
    giveRequestId(response);
    addHeaders(request, response);
    log(request, response, () => {
      if (health.isLeaving()) {
        // Clients and proxies open their next connection to another server.
        response.setHeader('Connection', 'close');
        pass(request, response);
        return;
      }
      answer(request, response).then(
        (isAnswered) => {
          // A client that left meanwhile is not waited for, and nothing is read for it.
          if (!isAnswered && !response.closed) pass(request, response);
        },
        () => response.destroy(),
      );
    });
  });
}
