import { LRUCache } from 'lru-cache';
import { onceAMinute } from '../../platform/lib/onceAMinute.ts';
import type { Log } from '../../platform/log.ts';
import { openRedis } from '../../platform/redis.ts';
import { createQuickDocuments } from './quickDocuments.ts';
import { createAskedQuestions, type AskedQuestions } from './asked.ts';

/** Answers as sent, by a key of the query, the figures and the rights. */
export interface KeptAnswers {
  /**
   * Null if not stored: then the caller must produce it and call `made`, because others wait for it. Redis is left out
   * if answers to the document (a hash) are quick to make.
   */
  find: (key: string, document?: string) => Promise<string | null>;
  /** Stores an answer; null if there is none to store. */
  made: (key: string, answer: string | null) => void;
  /** Notes that the question of a key passed all checks of a session, and the name of its operation. */
  passed: (key: string, operation: string) => void;
  /** The answer in memory to a question that passed. */
  findAgain: (key: string) => { text: string; operation: string } | null;
  /** The questions that kept answers belong to. */
  asked: AskedQuestions;
  close: () => void;
}

/** Limits of stored answers. A character is mostly one byte. */
const most = {
  inMemory: { answers: 5_000, characters: 64_000_000 },
  /** Limit of one answer: all months of all cities of the largest county take half of it. */
  characters: 2_000_000,
  /** Limit of one answer that goes to Redis, for other servers and the next start. */
  inRedis: 500_000,
  redisSeconds: 24 * 3600,
  /** Limit of all that this server sends to Redis in that time. */
  redisCharacters: 128_000_000,
  /** Longest wait for the same answer to another caller; then it is produced again. */
  waitMs: 5_000,
} as const;

/** Stores answers in memory and, if available, in Redis. Lost answers are produced again. */
export function createKeptAnswers(
  redisUrl: string | null,
  log: Log,
  count: (from: 'memory' | 'redis' | 'others' | 'database') => void = () => undefined,
): KeptAnswers {
  const memory = new LRUCache<string, string>({
    max: most.inMemory.answers,
    maxSize: most.inMemory.characters,
    maxEntrySize: most.characters,
    sizeCalculation: (answer) => answer.length + 1,
  });
  const redis = redisUrl === null ? null : redisAnswers(redisUrl, log);
  const being = beingMade();
  const quick = createQuickDocuments();
  const find: KeptAnswers['find'] = async (key, document = '') => {
    const inMemory = memory.get(key);
    const known = inMemory ?? (quick.isQuick(document) ? null : await redis?.find(key)) ?? null;
    if (known !== null) memory.set(key, known);
    if (known !== null) count(inMemory === undefined ? 'redis' : 'memory');
    if (known !== null) return known;
    const made = await being.madeBefore(key);
    if (made === null && document !== '') quick.begin(key, document);
    count(made === null ? 'database' : 'others');
    return made;
  };
  const made = (key: string, answer: string | null): void => {
    being.made(key, answer);
    const isQuick = quick.end(key);
    if (answer === null) return;
    memory.set(key, answer);
    if (!isQuick) redis?.keep(key, answer);
  };
  const again = passedQuestions(memory, () => count('memory'));
  return { find, made, ...again, asked: createAskedQuestions(), close: () => redis?.close() };
}

/** Questions that passed all checks, with the names under which they are logged. */
function passedQuestions(
  memory: LRUCache<string, string>,
  found: () => void,
): Pick<KeptAnswers, 'passed' | 'findAgain'> {
  const operations = new LRUCache<string, string>({ max: most.inMemory.answers });
  return {
    passed: (key, operation) => operations.set(key, operation),
    findAgain: (key) => {
      const [text, operation] = [memory.get(key), operations.get(key)];
      if (text === undefined || operation === undefined) return null;
      found();
      return { text, operation };
    },
  };
}

type Made = (answer: string | null) => void;

/** Callers of the same query at the same time share one answer. */
function beingMade(): {
  madeBefore: (key: string) => Promise<string | null>;
  made: (key: string, answer: string | null) => void;
} {
  const waiting = new Map<string, Set<Made>>();
  return {
    madeBefore: (key) => {
      const others = waiting.get(key);
      if (!others) {
        waiting.set(key, new Set());
        return Promise.resolve(null);
      }
      return new Promise((resolve) => {
        const tell: Made = (answer) => {
          clearTimeout(timer);
          resolve(answer);
        };
        const timer = setTimeout(() => {
          // The producer is too slow or failed silently: this caller takes over, and the others still wait for either.
          others.delete(tell);
          resolve(null);
        }, most.waitMs);
        others.add(tell);
      });
    },
    made: (key, answer) => {
      const others = waiting.get(key);
      waiting.delete(key);
      for (const tell of others ?? []) tell(answer);
    },
  };
}

interface RedisAnswers {
  find: (key: string) => Promise<string | null>;
  keep: (key: string, answer: string) => void;
  close: () => void;
}

function redisAnswers(redisUrl: string, log: Log): RedisAnswers {
  const redis = openRedis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 200,
  });
  redis.on(
    'error',
    onceAMinute((err: Error) =>
      log.warn({ err }, 'Redis is unreachable: answers are cached in this process only'),
    ),
  );
  const mayBeSent = budget();
  const nameOf = (key: string): string => `answer:${key}`;
  return {
    find: (key) => redis.get(nameOf(key)).catch(() => null),
    keep: (key, answer) => {
      if (answer.length > most.inRedis || !mayBeSent(answer.length)) return;
      void redis.set(nameOf(key), answer, 'EX', most.redisSeconds).catch(() => null);
    },
    close: () => redis.disconnect(),
  };
}

/**
 * True if this many characters may be sent: within its storage time, Redis must not receive more than it should
 * hold.
 */
function budget(): (characters: number) => boolean {
  let sent = 0;
  let since = Date.now();
  return (characters) => {
    if (Date.now() - since > most.redisSeconds * 1000) [sent, since] = [0, Date.now()];
    if (sent + characters > most.redisCharacters) return false;
    sent += characters;
    return true;
  };
}
