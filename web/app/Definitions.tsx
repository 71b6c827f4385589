import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { DefinitionsContext, type DefinitionOf } from '../ui/parts/definitions.ts';
import { definitionPath } from './paths.ts';

const NONE: DefinitionOf = () => null;

/** Leads from the figures within to the data dictionary. Their names come after the page, which does not wait for them. */
export function Definitions({ children }: { children: ReactNode }) {
  const [definitionOf, set] = useState<DefinitionOf>(() => NONE);
  useEffect(() => {
    let isThere = true;
    import('../market/dictionary/definitionIds.ts').then(
      ({ definitionIdOf }) => {
        const of: DefinitionOf = (name) => {
          const id = definitionIdOf(name);
          return id === null ? null : definitionPath(id);
        };
        if (isThere) set(() => of);
      },
      // Without them the figures are as they were.
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, []);
  return <DefinitionsContext value={definitionOf}>{children}</DefinitionsContext>;
}
