import { createContext, use, useLayoutEffect } from 'react';

/** Notes why a dash stands in a table, and returns how to take the note back. */
export type NoteDash = (why: string) => () => void;

/** Without a table around it, a dash is not noted. */
export const DashReasonsContext = createContext<NoteDash | null>(null);

/** Tells the table around a dash why it stands there, before the two are drawn; null if that is said elsewhere. */
export function useDashReason(why: string | null): void {
  const note = use(DashReasonsContext);
  useLayoutEffect(() => (why === null ? undefined : note?.(why)), [note, why]);
}
