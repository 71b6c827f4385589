import { EditorTool } from './EditorTool.tsx';
import { ExportQueryDialog } from './ExportQueryDialog.tsx';

/** Exports all rows of the query in the editor. */
export function ExportQueryButton() {
  return (
    <EditorTool label="Export all rows" icon="M10 3v10 M6 9l4 4 4-4 M3 16h14">
      {(asked, close) => <ExportQueryDialog asked={asked} onClose={close} />}
    </EditorTool>
  );
}
