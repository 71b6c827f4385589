/** Time that a machine which is busy with other things may take for one step. */
export const PATIENCE_MS = 90_000;
