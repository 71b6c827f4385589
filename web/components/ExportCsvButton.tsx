import { Button } from 'antd';
import { useOldFiguresNote } from '../app/about.ts';
import { downloadCsv } from '../lib/download.ts';
import { useNoteExport } from './useNoteExport.ts';

interface Props {
  /** The file's name, with or without `.csv`. */
  name: string;
  /** Made when it is wanted. */
  csv: () => string;
  /** How many it has. */
  rows: number;
  disabled?: boolean;
}

/** Exports all rows of a table, not only the page that shows. */
export function ExportCsvButton({ name, csv, rows, disabled = false }: Props) {
  const noteExport = useNoteExport();
  const isOld = useOldFiguresNote() !== '';
  return (
    <Button
      disabled={disabled}
      onClick={() => {
        downloadCsv(isOld ? `${name.replace(/\.csv$/, '')}OldFigures` : name, csv());
        noteExport(name, rows);
      }}
    >
      Export CSV
    </Button>
  );
}
