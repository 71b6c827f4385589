/**
 * Keys of locks that transactions take. A database has one set of keys: a new one must differ from these, from that of
 * migrations in `database.ts`, and from those of the demonstration in `sandbox.sql.ts`. The worker's `withLock.ts` has keys
 * of two numbers, which are a set of their own.
 */
export const lockKeys = {
  reference: 7_460_002,
  imports: 7_460_003,
  brandActions: 7_460_004,
  filingDecisions: 7_460_005,
  premisesDecisions: 7_460_006,
  billingCheck: 7_460_010,
  productRole: 7_460_040,
} as const;

type Lock = keyof typeof lockKeys;

/** A statement of this name that takes a lock until the transaction ends, after others have let go of it. */
export function lockStatement(name: string, lock: Lock): string {
  return `/* ${name} */ select pg_advisory_xact_lock(${String(lockKeys[lock])})`;
}

/** SQL that is true while a transaction has the lock. Another database of the same server has locks of its own. */
export function isLocked(lock: Lock): string {
  return `exists (
      select from pg_locks where locktype = 'advisory' and objid = ${String(lockKeys[lock])} and granted
        and database = (select oid from pg_database where datname = current_database())
    )`;
}
