import { ToolbarButton } from '@graphiql/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { AskedQuery } from '../../../app/askedQuery.ts';
import { useEditors } from './useEditors.ts';

interface Props {
  label: string;
  /** The icon's lines, in a box of 20 by 20. */
  icon: string;
  /** The dialog about the query in the editor. */
  children: (asked: AskedQuery, close: () => void) => ReactNode;
}

/** A button of the editor's toolbar that opens a dialog about the query. */
export function EditorTool({ label, icon, children }: Props) {
  const { read } = useEditors();
  const [asked, setAsked] = useState<AskedQuery | null>(null);
  return (
    <>
      <ToolbarButton label={label} onClick={() => setAsked(read())}>
        <svg
          className="graphiql-toolbar-icon"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d={icon} />
        </svg>
      </ToolbarButton>
      {asked !== null && children(asked, () => setAsked(null))}
    </>
  );
}
