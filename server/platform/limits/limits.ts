/** How much runs at once, and how long; most of it may be set by environment variables. */
export interface DoorSettings {
  /** Operations of one member that run at once; more wait for each other. A page of the web client asks eight things. */
  perMember: number;
  /** Of one address without a session. */
  perVisitor: number;
  /** Of everybody: each may hold a connection, and some of the pool are left for short statements. */
  atOnce: number;
  /** Large ones of everybody. Each can keep a core of the database busy. */
  largeAtOnce: number;
  /** So long a large one waits for its turn. */
  largeWaitMs: number;
  /** So long one operation may run. */
  deadlineMs: number;
  /** From the call to the last byte that its reader took. */
  answerMs: number;
}

/** Connections of the pool that operations leave free: for sessions, mutations, cancelling and maintenance. */
const SPARE_CONNECTIONS = 3;

export function operationsAtOnce(poolSize: number): number {
  return Math.max(2, poolSize - SPARE_CONNECTIONS);
}

/** Limits that nobody needs to set. */
export const doorLimits = {
  /** Values from which an operation is large: hardly any of the web client's are. */
  largeValues: 60_000,
  /** Large operations of one member at once. */
  largePerMember: 1,
  /** Calls of one member or address that wait; whoever sends more does not wait for answers. */
  mostWaiting: 60,
  /** So long a call waits for its turn, and again where it is large. */
  longestWaitMs: 10_000,
  /** Rows that one call may read: some hundred bytes each in memory, several times over. */
  rows: 60_000,
  /** Characters of one answer. All months of all cities of the largest county are a quarter of it. */
  characters: 20_000_000,
  /** Ten seconds to wait, fifteen to run, and a minute to be read: a reader that does not read holds memory. */
  answerMs: 90_000,
  /** From the first byte of a call to its last, of 64 kB at most. */
  questionMs: 30_000,
} as const;
