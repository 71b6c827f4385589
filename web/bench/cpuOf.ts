import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds. */
export interface Spent {
  /** Processor time of the page's main thread: scripts, styles, layout and painting. */
  cpu: number;
  /** Elapsed time: worthless while the machine does other things. */
  wall: number;
}

/** The middle one; of an even number the higher of the two. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

export const medianSpent = (all: readonly Spent[]): Spent => ({
  cpu: median(all.map(({ cpu }) => cpu)),
  wall: median(all.map(({ wall }) => wall)),
});

/** Reads the clock of a page's main thread, which stands still while other threads and programs run. */
export async function cpuMeter(page: Page): Promise<(work: () => Promise<unknown>) => Promise<Spent>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async (work) => {
    const before = await taskMs(session);
    const begun = performance.now();
    await work();
    await painted(page);
    return { wall: performance.now() - begun, cpu: (await taskMs(session)) - before };
  };
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** A frame that begins after the next one shows what was drawn before. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
