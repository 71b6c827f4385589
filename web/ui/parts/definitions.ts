import { createContext, use } from 'react';

/** The address of a figure's definition, by the name that the figure has on the screen; null if there is none. */
export type DefinitionOf = (name: string) => string | null;

/** Without a dictionary around it, no figure has a definition. */
export const DefinitionsContext = createContext<DefinitionOf>(() => null);

/** The address of the definition of what a name, a title or a label stands for; null if there is none. */
export function useDefinition(name: string): string | null {
  return use(DefinitionsContext)(name);
}
