/** An object of Stripe as others refer to it: its id, or the whole object where it was asked for. */
export type Reference = string | { id: string } | null | undefined;

/** The id of an object of Stripe; null if there is none. */
export function idOf(reference: Reference): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);
}
