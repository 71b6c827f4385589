import pLimit from 'p-limit';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { IsLeaked } from './leakedPasswords.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';

/** Hashing for requests: each hash takes 19 MiB and tens of milliseconds of a core, so few run at once. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** True if the password matches the hash; takes as long without a hash. */
  matches: (password: string, passwordHash: string | null) => Promise<boolean>;
  isLeaked: IsLeaked;
  /** A hash with the current parameters if this one is weaker; else null. */
  renewed: (password: string, passwordHash: string) => Promise<string | null>;
}

export interface HashingLimits {
  /** Most hashes computed at the same time. */
  parallel: number;
  /** Most waiting hashes; further ones are refused at once. */
  waiting: number;
}

/** Leaves a core free for other work, and keeps the wait under about two seconds. */
export const hashingLimits: HashingLimits = { parallel: 2, waiting: 100 };

export function createPasswords(
  { parallel, waiting }: HashingLimits = hashingLimits,
  isLeaked: IsLeaked = () => Promise.resolve(false),
): Passwords {
  const limit = pLimit(parallel);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= waiting) {
      const message = 'Too many people are signing in at this moment. Please try again in a minute.';
      return Promise.reject(refused('TOO_MANY_ATTEMPTS', message));
    }
    return limit(work);
  };
  return {
    isLeaked,
    hash: (password) => inTurn(() => hashPassword(password)),
    matches: (password, passwordHash) => inTurn(() => isPassword(password, passwordHash)),
    renewed: (password, passwordHash) =>
      isOutdated(passwordHash) ? inTurn(() => hashPassword(password)) : Promise.resolve(null),
  };
}
