const GIB = 2 ** 30;

/** Limits on exports and on the files that they leave. */
export const exportLimits = {
  /** Exports of a member in 24 hours, by themselves and by all of their keys. */
  perDay: 100,
  /** The same by one key: a program that runs wild leaves some for its owner. */
  perDayByKey: 50,
  /** Waiting and running exports of a member in the background. */
  openPerMember: 2,
  /** Hours for which a file can be downloaded. */
  keptHours: 24,
  /** Days for which a finished export stays in the list. */
  listedDays: 30,
  /** Size of a file. All filings of both taxes as plain CSV are below it. */
  fileBytes: 2 * GIB,
  /** Size of all files of a member, and of everybody. */
  memberBytes: 4 * GIB,
  allBytes: 20 * GIB,
  /** Free space that is left to others on the disk. */
  spareBytes: GIB,
  /** Rows of an export of a query, which is asked page by page. */
  queryRows: 100_000,
  /** Time of an export of a query, with its waits. */
  queryMs: 1_800_000,
  /** Time of one statement. */
  statementMs: 1_800_000,
  /** An export during which this many workers ended is likely the reason for it. */
  attempts: 3,
  /** Concurrent downloads of a member. */
  downloads: 4,
  /** Time of one download; a longer one resumes. */
  downloadMs: 3_600_000,
} as const;
