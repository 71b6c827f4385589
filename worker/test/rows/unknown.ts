/** A value that the code alone does not tell. */
export class Unknown extends Error {}

/** Returns what the work does; throws {@link Unknown} if it fails, as it may on samples of its arguments' types. */
export function orUnknown<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Unknown ? error : new Unknown(`${name} failed: ${String(error)}`);
  }
}
