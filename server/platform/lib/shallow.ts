/** The deepest input of the schema has 4 levels. Thousands of them overflow the stack of `JSON.stringify`. */
const DEEPEST = 20;

/** True if a value of JSON has few levels. */
export function isShallow(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}
