import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Viewer } from '../../platform/viewer.ts';
import { projectRoot } from '../../platform/lib/projectRoot.ts';

/** What is asked: the document by its hash, since texts are long. */
export interface Asked {
  document: string;
  operationName: string | undefined;
  variables: object | undefined;
}

/** The sources that dist was built from; what another program answered, as one at its next start, is nothing to this. */
const program = programOf(join(projectRoot, 'dist/.server-sources'));

function programOf(stamp: string): string {
  const isBuilt = import.meta.url.includes('/dist/') && existsSync(stamp);
  return isBuilt ? readFileSync(stamp, 'utf8') : randomUUID();
}

/** All that an answer about figures depends on: another of any of it is another key, so that none can be out of date. */
export function answerKey(viewer: Viewer, { document, operationName = '', variables = {} }: Asked): string {
  const facts = [program, viewer.figuresState, rightsOf(viewer), document, operationName, variables];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/** What the viewer may see of what is shared. */
function rightsOf({ isAdmin, isPaid, isFree }: Viewer): string {
  if (isAdmin) return 'admin';
  return isPaid || isFree ? 'member' : 'session';
}
