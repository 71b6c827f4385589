import type { Context } from '../context.ts';
import { readFiguresState } from '../../platform/figuresState.sql.ts';

/**
 * Makes a request with several operations use answers for the figures that it reads itself. Otherwise a release
 * published meanwhile could mix old and new figures in one response.
 */
export async function keepToSnapshot({ db, viewer }: Context): Promise<void> {
  const own = await viewer();
  if (!own) return;
  const [row] = await db.query<{ state: string }[]>(readFiguresState);
  own.figuresState = row?.state ?? '';
}
