import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Viewer } from '../../platform/viewer.ts';
import { projectRoot } from '../../platform/lib/projectRoot.ts';

/** The document as a hash, because texts are long. */
export interface Asked {
  document: string;
  operationName: string | undefined;
  variables: object | undefined;
}

/** Hash of the sources that dist was built from: answers of another build are never reused. */
const program = programOf(join(projectRoot, 'dist/.server-sources'));

function programOf(stamp: string): string {
  const isBuilt = import.meta.url.includes('/dist/') && existsSync(stamp);
  return isBuilt ? readFileSync(stamp, 'utf8') : randomUUID();
}

/**
 * Everything that an answer about figures depends on. Any change gives another key, so that no stored answer is
 * out of date.
 */
export function answerKey(viewer: Viewer, { document, operationName = '', variables = {} }: Asked): string {
  const facts = [program, viewer.figuresState, rightsOf(viewer), document, operationName, variables];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/** As Apollo names a document. */
export function hashOfDocument(query: string): string {
  return createHash('sha256').update(query).digest('hex');
}

/** The viewer's rights to shared data. */
function rightsOf({ isAdmin, isPaid, isFree }: Viewer): string {
  if (isAdmin) return 'admin';
  return isPaid || isFree ? 'member' : 'session';
}
