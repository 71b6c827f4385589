import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { closeContexts } from './contexts.ts';
import { ownProduct } from '../../server/launch/test/redis.ts';
import { waitForAnswer } from '../../server/launch/test/waitForAnswer.ts';
import type { Person } from './people.ts';
import { productAt, startProduct } from './product.ts';
import type { Product, Running, StartedProduct } from './product.ts';
import { signedIn, visit } from './visit.ts';
import type { Stored, Visit, VisitOptions } from './visit.ts';

/** The product and the browser of a test file, available from its first test on. */
export interface World {
  product: Product;
  browser: Browser;
  /** A subscriber used by this file only, and their stored session. */
  member: Person;
  stored: Stored;
  /** Opens a separate browser. */
  visit: (options?: VisitOptions) => Promise<Visit>;
}

interface Options {
  sample: boolean;
  /** The member's address, different in each file that shares the product. */
  email?: string;
}

/**
 * The product with the sample, which all files share, each with its own member; or the file's own empty product, whose
 * clock it may move.
 */
export function useWorld({ sample, email = `${randomUUID()}@example.com` }: Options): World {
  const world = {
    visit: (options) => visit(world.browser, world.product, options),
  } as World;
  let own: StartedProduct | null = null;
  beforeAll(async () => {
    const start = sample ? sampleProduct() : emptyProduct().then((started) => (own = started));
    [world.browser, world.product] = await Promise.all([sharedBrowser(), start]);
    world.member = await world.product.add(email, { isPaid: true });
    world.stored = await signedIn(world.product, world.member);
  });
  afterAll(async () => {
    if (own === null) return;
    await closeContexts(world.browser, own.url);
    await own.stop();
  });
  return world;
}

function emptyProduct(): Promise<StartedProduct> {
  const options = { template: { kind: 'empty' }, redisDatabase: ownProduct() } as const;
  return startProduct(inject('testHost'), options);
}

async function sampleProduct(): Promise<Product> {
  const { isOk, body } = await waitForAnswer(inject('sampleHost'));
  if (!isOk) throw new Error(body);
  return productAt(JSON.parse(body) as Running);
}
