import { createContext, use, useLayoutEffect } from 'react';

/** Notes why a dash stands in a table, and returns how to take the note back. */
export type NoteDash = (why: string) => () => void;

/** Without a table around it, a dash is not noted. */
export const DashReasonsContext = createContext<NoteDash | null>(null);

/** Tells the table around a dash why it stands there, before the two are drawn. */
export function useDashReason(why: string): void {
  const note = use(DashReasonsContext);
  useLayoutEffect(() => note?.(why), [note, why]);
}
