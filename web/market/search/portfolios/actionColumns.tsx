import { Button } from 'antd';
import { keepFocusBeside } from '../../../ui/dialog/focusBeside.ts';
import type { Column } from '../../../ui/table/tableColumns.ts';
import type { PortfolioLine } from './portfolioRows.ts';

export interface LineActions {
  onRemove: (line: PortfolioLine) => void;
  onNote: (line: PortfolioLine) => void;
}

const MOST_LETTERS = 40;

function noteText({ note }: PortfolioLine): string {
  if (note === '') return 'Add';
  return note.length > MOST_LETTERS ? `${note.slice(0, MOST_LETTERS)}…` : note;
}

/** The column that writes the note on a property. */
export const noteColumn = ({ onNote }: Pick<LineActions, 'onNote'>): Column<PortfolioLine> => ({
  key: 'note',
  title: 'Note',
  value: ({ note }) => note,
  cell: (line) => (
    <Button
      size="small"
      type="text"
      // Begins with the visible text, for those who say what they see.
      aria-label={`${noteText(line)}, note on ${line.property.name}`}
      onClick={() => onNote(line)}
    >
      {noteText(line)}
    </Button>
  ),
  shown: 'tablet',
});

/** The column that takes a property out. */
export const deleteColumn = ({ onRemove }: Pick<LineActions, 'onRemove'>): Column<PortfolioLine> => ({
  key: 'delete',
  title: 'Delete',
  value: () => '',
  isAction: true,
  cell: (line) => (
    <Button
      size="small"
      aria-label={`Delete ${line.property.name}`}
      onClick={({ currentTarget }) => {
        keepFocusBeside(currentTarget);
        onRemove(line);
      }}
    >
      Delete
    </Button>
  ),
  shown: 'phone',
});
