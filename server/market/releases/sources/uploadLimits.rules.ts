/** Limits of uploads. */
export const uploadLimits = {
  /** Largest file: one gibibyte, several times the largest release. */
  bytes: 1024 ** 3,
  /** Largest part that is taken at once. It must arrive within the 30 seconds that any request has. */
  partBytes: 4 * 1024 ** 2,
  /** Unfinished uploads of one administrator. */
  unfinished: 20,
  nameCharacters: 200,
} as const;
