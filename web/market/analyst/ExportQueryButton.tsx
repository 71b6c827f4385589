import { ToolbarButton } from '@graphiql/react';
import { useState } from 'react';
import type { AskedQuery } from '../../app/askedQuery.ts';
import { ExportQueryDialog } from './ExportQueryDialog.tsx';
import { useEditors } from './useEditors.ts';

/** Exports all rows of the query in the editor. */
export function ExportQueryButton() {
  const { read } = useEditors();
  const [asked, setAsked] = useState<AskedQuery | null>(null);
  return (
    <>
      <ToolbarButton label="Export all rows" onClick={() => setAsked(read())}>
        <svg
          className="graphiql-toolbar-icon"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="M10 3v10 M6 9l4 4 4-4 M3 16h14" />
        </svg>
      </ToolbarButton>
      {asked !== null && <ExportQueryDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
