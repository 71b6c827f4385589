import type { RequestHandler, Response } from 'express';
import { exportFolder } from '../../market/figures/exports/prepared/exportFiles.rules.ts';
import { exportLimits } from '../../market/figures/exports/prepared/exportLimits.rules.ts';
import { notFound, tooManyAtOnce } from '../../platform/errors.ts';
import type { Deps } from '../context.ts';
import { limitAnswer } from '../limits/answerTime.ts';
import { createTally } from '../limits/tally.ts';
import { linkedFile, type SentFile } from './linkedFile.ts';

/**
 * Sends a file to anybody who has its link, whole or in ranges, so that a broken download resumes. It waits for nobody and
 * holds no connection to the database while it sends.
 */
export function download({ db, sessionSecret: secret, dataDir }: Deps): RequestHandler {
  const running = createTally(exportLimits.downloads);
  return async (request, response, next) => {
    const sent = await linkedFile(request, { db, secret });
    // The reader left while the file was looked up, and nothing will say so again.
    if (response.closed) return;
    const leave = running.enter(sent.memberId);
    if (leave === null) throw tooManyAtOnce();
    response.once('close', leave);
    limitAnswer(response, exportLimits.downloadMs);
    setHeaders(response, sent);
    const options = { root: exportFolder(dataDir), cacheControl: false };
    response.sendFile(sent.file, options, (error?: Error) => {
      // A reader who leaves is no error. A file that is not there was deleted in this moment.
      if (error && !response.headersSent) next(isUnreadable(error) ? notFound('This file') : error);
    });
  };
}

function isUnreadable(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT';
}

function setHeaders(response: Response, { name, type }: SentFile): void {
  response.attachment(name.replaceAll(/[/\\]/g, ' '));
  response.set({
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
}
