/** A database that is filled once and copied for each test file that wants one. */
export type Template =
  /** No table at all. */
  | { kind: 'bare' }
  /** Every table and the reference facts. */
  | { kind: 'empty' }
  /** The synthetic sample with its demonstration sign-ins. */
  | { kind: 'sample' }
  /** These releases, imported one after the other, even where they are incomplete. */
  | { kind: 'releases'; files: readonly string[] };
