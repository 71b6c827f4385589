/** A database that is filled once and copied for each test file that needs it. */
export type Template =
  /** No table at all. */
  | { kind: 'bare' }
  /** Every table and the reference facts. */
  | { kind: 'empty' }
  /** The synthetic sample with its demonstration sign-ins. */
  | { kind: 'sample' }
  /** These releases, imported in order, even if incomplete. */
  | { kind: 'releases'; files: readonly string[] };
