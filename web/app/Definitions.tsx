import { use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { DefinitionsContext } from '../ui/parts/definitions.ts';

/** Leads from the figures within to the data dictionary. The ways there come after the page, which does not wait for them. */
export function Definitions({ children }: { children: ReactNode }) {
  const none = use(DefinitionsContext);
  const [define, set] = useState(() => none);
  useEffect(() => {
    // Without them the figures are as they were.
    import('../market/figures/dictionary/define.tsx').then(
      (module) => set(() => module.define),
      () => undefined,
    );
  }, []);
  return <DefinitionsContext value={define}>{children}</DefinitionsContext>;
}
