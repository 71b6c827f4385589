import { inject } from 'vitest';
import { emptyRedis } from './emptyRedis.ts';

/**
 * Redis has 16 databases: test processes use 1 to 7, products that one of them starts 8 to 14, and the product that
 * all of them share 15.
 */
const PRODUCTS_FROM = 7;

/**
 * The URL of an empty Redis database that no test file running at the same time uses. Whatever was in it is
 * deleted, so TEST_REDIS_URL must never name a Redis that matters.
 */
export function testRedis(): Promise<{ url: string }> {
  return emptyRedis(inject('testHost'), processNumber());
}

/** The number of the Redis database for a product that only this test process uses. */
export function ownProduct(): number {
  return processNumber() + PRODUCTS_FROM;
}

function processNumber(): number {
  return Number(process.env['VITEST_POOL_ID'] ?? 1);
}
