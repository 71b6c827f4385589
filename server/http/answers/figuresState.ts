import type { Context } from '../context.ts';
import { readFiguresState } from '../../platform/figuresState.sql.ts';

/**
 * Has a call of several operations find what was kept of the figures that it reads itself: else a publish in between
 * could show some of its answer as it was before, and some as it is since.
 */
export async function keepToSnapshot({ db, viewer }: Context): Promise<void> {
  const own = await viewer();
  if (!own) return;
  const [row] = await db.query<{ state: string }[]>(readFiguresState);
  own.figuresState = row?.state ?? '';
}
