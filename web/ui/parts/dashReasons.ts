import { createContext, use, useLayoutEffect } from 'react';

/** Notes the reason for a dash in a table, and returns a function that removes the note. */
export type NoteDash = (why: string) => () => void;

/** Without a table around it, a dash is not noted. */
export const DashReasonsContext = createContext<NoteDash | null>(null);

/** Tells the table around a dash why it stands there, before the two are drawn; null if that is said elsewhere. */
export function useDashReason(why: string | null): void {
  const note = use(DashReasonsContext);
  useLayoutEffect(() => (why === null ? undefined : note?.(why)), [note, why]);
}
