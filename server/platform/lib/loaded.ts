/** The value that a loader found for a key that other rows refer to, so that it must exist. Throws if it does not. */
export async function loaded<T>(row: Promise<T | null>, what: string): Promise<T> {
  const found = await row;
  if (found === null) throw new Error(`${what} is referred to but missing.`);
  return found;
}
