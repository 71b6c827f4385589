import { CopyDialog } from './CopyDialog.tsx';
import { EditorTool } from './EditorTool.tsx';

/** Shows the query in the editor as a program. */
export function CopyButton() {
  return (
    <EditorTool label="Copy as curl, Python, R or JavaScript" icon="m7 6-4 4 4 4 M13 6l4 4-4 4">
      {(asked, close) => <CopyDialog asked={asked} onClose={close} />}
    </EditorTool>
  );
}
