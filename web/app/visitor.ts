import { createContext, useContext } from 'react';

/** True if a page is of the samples, which visitors see: the members' pages are closed to them. */
export const VisitorContext = createContext(false);

export function useIsVisitor(): boolean {
  return useContext(VisitorContext);
}
