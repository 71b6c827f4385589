import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/**
 * The name of a figure as a link to its definition or, `asMark`, a mark beside the name. Names without a
 * definition stay as they are, and get no mark.
 */
export type Define = (name: ReactNode, asMark?: boolean) => ReactNode;

/** Without a dictionary around it, no figure has a definition. */
export const DefinitionsContext = createContext<Define>((name, asMark) => asMark !== true && name);

export function useDefine(): Define {
  return use(DefinitionsContext);
}
