import type { Page } from 'playwright-core';
import { settled } from './settled.ts';
import type { Stored } from './visit.ts';
import type { World } from './world.ts';

/** The number of tabs that walk at the same time, because each mostly waits. */
const LANES = 3;

export interface Step {
  path: string;
  /** The expected last path, which may come a moment after the first page. */
  end: string;
}

/** The paths that each route leads through, the last one included. */
export async function walk(
  world: World,
  steps: readonly Step[],
  stored: Stored | undefined,
): Promise<string[][]> {
  const lanes = await Promise.all(
    Array.from({ length: LANES }, (_, lane) =>
      walkAlone(
        world,
        steps.filter((_step, index) => index % LANES === lane),
        stored,
      ),
    ),
  );
  return steps.map((_, index) => lanes[index % LANES]?.[Math.floor(index / LANES)] ?? []);
}

/**
 * Walks one path after the other in one tab. The first is opened, and the others are reached as by a link, in a fraction
 * of the time. Where pages have removed the session, the next path is opened with it again.
 */
async function walkAlone(
  world: World,
  steps: readonly Step[],
  stored: Stored | undefined,
): Promise<string[][]> {
  const [first, ...others] = steps;
  if (first === undefined) return [];
  const { page, close } = await world.visit(stored === undefined ? {} : { stored });
  const ways: string[][] = [[]];
  page.on('framenavigated', (frame) => ways.at(-1)?.push(new URL(frame.url()).pathname));
  await open(page, first.path);
  await arrive(page, first, ways[0]);
  for (const step of others) {
    ways.push([]);
    if (await page.evaluate(hasSession, stored?.['token'] ?? null)) {
      await page.evaluate(follow, step.path);
      await settled(page);
    } else await open(page, step.path);
    await arrive(page, step, ways.at(-1));
  }
  await close();
  return ways;
}

/** Opens an address in a tab that remembers only the session it began with. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
  await settled(page);
}

async function arrive(page: Page, { end }: Step, way: string[] | undefined): Promise<void> {
  // Another end of the way says where it leads.
  await page.waitForURL(({ pathname }) => pathname === end).catch(() => null);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  way?.push(new URL(page.url()).pathname);
}

function hasSession(token: string | null): boolean {
  return localStorage.getItem('token') === token;
}

/** Goes to a page as a link of the product does. */
function follow(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
