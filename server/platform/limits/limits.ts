/** Limits on concurrent work and its duration; most can be set by environment variables. */
export interface RequestLimits {
  /** Concurrent operations of one member; more wait. A page of the web client sends eight. */
  perMember: number;
  /** The same, for one network address without a session. */
  perVisitor: number;
  /** The same, for everybody: each may hold a connection, and some of the pool are left for short statements. */
  atOnce: number;
  /** Concurrent large operations of everybody. Each can keep a core of the database busy. */
  largeAtOnce: number;
  /** Maximum wait of a large operation for its turn. */
  largeWaitMs: number;
  /** Maximum run time of an operation. */
  deadlineMs: number;
  /** Maximum time from the call to the last byte read by the client. */
  answerMs: number;
  /** Maximum rows of an exported file. */
  exportRows: number;
  /** Maximum time of an export, from the call to the last byte read by the client. */
  exportMs: number;
}

/** Connections of the pool that operations leave free: for sessions, mutations, cancelling and maintenance. */
const SPARE_CONNECTIONS = 3;

/** Operations that may run at once with a pool of so many connections; at least 2. */
export function operationsAtOnce(poolSize: number): number {
  return Math.max(2, poolSize - SPARE_CONNECTIONS);
}

/** Limits that nobody needs to set. */
export const fixedLimits = {
  /** Cost from which an operation is large, in values; hardly any of the web client's are. */
  largeValues: 60_000,
  /** Concurrent large operations of one member. */
  largePerMember: 1,
  /** Maximum waiting calls of one member or address; a caller who sends more does not wait for answers. */
  mostWaiting: 60,
  /** Maximum wait of a call for its turn, and again if it is large. */
  longestWaitMs: 10_000,
  /** Maximum rows that one call may read: some hundred bytes each in memory, several times over. */
  rows: 60_000,
  /** Maximum characters of one answer. All months of all cities of the largest county take a quarter of it. */
  characters: 20_000_000,
  /** Ten seconds to wait, fifteen to run, and a minute to be read: a reader that does not read holds memory. */
  answerMs: 90_000,
  /** Each concurrent export has a connection of its own beside the pool. */
  exportLane: { atOnce: 2, perMember: 1, longestWaitMs: 3_000 },
  /** More than all filings of both taxes. */
  exportRows: 6_000_000,
  exportMs: 600_000,
  /** From the first byte of a call to its last, of 64 kB at most. */
  questionMs: 30_000,
  /** Open connections: with 64 kB of a body each, 256 MB. */
  connections: 4_000,
  /** The same of one network, without a proxy: a browser keeps six, and an office shares one address. */
  connectionsOfOne: 1_000,
} as const;
