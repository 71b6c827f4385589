import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { isDatabaseAway } from '../../lib/databaseAway.ts';
import { Refused } from '../../lib/fieldErrors.ts';
import { onceAMinute } from '../../lib/onceAMinute.ts';
import { waitWords } from '../../lib/waitWords.ts';
import { tooManyRequests } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { openRedis } from '../../redis.ts';
import { throttleRules, type Budgeted, type Rate, type Scope, type Throttled } from './throttle.rules.ts';

/** The caller: network address, and account if there is one. */
export interface Trier {
  address: string;
  /** The member's email address, by which the security log finds them; of a feed, its key. */
  account?: string;
  /** The device, if the account has signed in on it before. */
  device?: string | undefined;
}

type Account = Required<Pick<Trier, 'address' | 'account'>>;

/** A budget after points were asked of it. */
interface Left {
  /** False if too few were left: then none were taken. */
  isTaken: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the whole budget is there again. */
  resetSeconds: number;
  /** Gives taken points back. */
  giveBack: GiveBack;
}

/** Gives points back, unless the time in which they counted is over: the next one would have more than its limit. */
type GiveBack = (points: number) => Promise<void>;

export interface Throttles {
  /**
   * Counts an attempt before it is made, so that simultaneous attempts are counted one by one. Returns a function
   * that takes it back if it need not be limited after all. Some attempts count as several. Throws TOO_MANY_ATTEMPTS.
   */
  take: (what: Throttled, trier: Trier, points?: number) => Promise<() => Promise<void>>;
  /** Takes points from an account's budget if it has as many left, and says what is left then. */
  spend: (what: Budgeted, trier: Account, points: number) => Promise<Left>;
  close: () => void;
}

/** An attempt does not count if the database was down and nothing could be looked up. */
export function orTakeBack<T>(takeBack: () => Promise<void>, work: Promise<T>): Promise<T> {
  return work.catch(async (error: unknown) => {
    if (isDatabaseAway(error)) await takeBack();
    throw error;
  });
}

/** Answers refused attempts as an error of the whole request, for callers whose answer has no place for errors. */
export function refuseWhole(why: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof Refused) throw tooManyRequests(`${why}${laterWords(error.waitSeconds)}`);
    throw error;
  };
}

function laterWords(seconds: number | null): string {
  return seconds === null ? '' : ` Please wait ${waitWords(seconds)} and try again.`;
}

const TOO_MANY = 'There were too many attempts.';

/** In the order in which they are counted. */
const scopes: readonly Scope[] = ['pair', 'address', 'account'];

interface Counter {
  limiter: RateLimiterAbstract;
  key: string;
}

/** Counts in Redis, for all servers together; in this process if Redis is down or not used. */
export function createThrottles(redisUrl: string | null, log: Log): Throttles {
  const redis = redisUrl === null ? null : connect(redisUrl, log);
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [what, rates] of Object.entries(throttleRules)) {
    for (const [scope, rate] of Object.entries(rates)) {
      const name = `throttle:${what}:${scope}`;
      limiters.set(name, createLimiter(name, rate, redis));
    }
  }
  const counters = (what: Throttled, trier: Trier): Counter[] =>
    scopes.flatMap((scope) => {
      const limiter = limiters.get(`throttle:${what}:${scope}`);
      const key = keyOf(scope, trier);
      return limiter && key !== null ? [{ limiter, key }] : [];
    });
  return {
    take: async (what, trier, points = 1) => {
      const taken: GiveBack[] = [];
      // One after the other: what an address may not try must not count against the account.
      for (const counter of counters(what, trier)) {
        const counted = await orTooMany(counter.limiter.consume(counter.key, points));
        taken.push(giveBackOf(counter, counted));
      }
      return async () => {
        await Promise.all(taken.map((giveBack) => giveBack(points)));
      };
    },
    spend: async (what, trier, points) => {
      const [counter] = counters(what, trier);
      if (!counter) throw new Error(`${what} has no limit.`);
      return spendOf(counter, points);
    },
    close: () => redis?.disconnect(),
  };
}

function giveBackOf({ limiter, key }: Counter, { msBeforeNext }: RateLimiterRes): GiveBack {
  const endsAt = Date.now() + msBeforeNext;
  return async (points) => {
    if (Date.now() < endsAt) await limiter.reward(key, points);
  };
}

async function spendOf(counter: Counter, points: number): Promise<Left> {
  const { limiter, key } = counter;
  const leftOf = (isTaken: boolean, counted: RateLimiterRes): Left => ({
    isTaken,
    limit: limiter.points,
    remaining: Math.min(limiter.points, counted.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)),
    giveBack: giveBackOf(counter, counted),
  });
  try {
    return leftOf(true, await limiter.consume(key, points));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // Counted although refused: a smaller question may still fit.
    return leftOf(false, await limiter.reward(key, points));
  }
}

/** A connection that fails at once while Redis is away, so that nobody waits for it to sign in. */
function connect(redisUrl: string, log: Log): Redis {
  const redis = openRedis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
  });
  const away = onceAMinute((err: Error) => log.warn({ err }, 'Redis is away: attempts are counted here'));
  redis.on('error', away);
  return redis;
}

function createLimiter(keyPrefix: string, rate: Rate, redis: Redis | null): RateLimiterAbstract {
  const settings = { keyPrefix, points: rate.points, duration: rate.seconds };
  const memory = new RateLimiterMemory(settings);
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...settings,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

/** Hashed, so that the counters say nothing about anyone; null if this scope does not apply. */
function keyOf(scope: Scope, { address, account, device }: Trier): string | null {
  if (device !== undefined) return scope === 'address' ? null : hashOf(`device ${device}`);
  if (scope === 'address') return hashOf(network(address));
  if (account === undefined) return null;
  return hashOf(scope === 'pair' ? `${account} ${network(address)}` : account);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** An IPv6 customer has 2^64 addresses: all of a /64 count as one. */
export function network(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

async function orTooMany(counting: Promise<RateLimiterRes>): Promise<RateLimiterRes> {
  try {
    return await counting;
  } catch (error) {
    // A limiter rejects with this if the limit is reached; anything else is an error.
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    const message = `${TOO_MANY}${laterWords(seconds)}`;
    throw new Refused([{ field: null, code: 'TOO_MANY_ATTEMPTS', message }], seconds);
  }
}
