import { ToolbarButton } from '@graphiql/react';
import { useState } from 'react';
import type { AskedQuery } from '../../app/askedQuery.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { useEditors } from './useEditors.ts';

/** Shows the query in the editor as a program. */
export function CopyButton() {
  const { read } = useEditors();
  const [asked, setAsked] = useState<AskedQuery | null>(null);
  return (
    <>
      <ToolbarButton label="Copy as curl, Python, R or JavaScript" onClick={() => setAsked(read())}>
        <svg
          className="graphiql-toolbar-icon"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="m7 6-4 4 4 4 M13 6l4 4-4 4" />
        </svg>
      </ToolbarButton>
      {asked !== null && <CopyDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
