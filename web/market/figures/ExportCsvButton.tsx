import { Button } from 'antd';
import { useState } from 'react';
import { useOldFiguresNote } from '../../app/about.ts';
import { downloadCsv } from '../../ui/formats/download.ts';
import { useNoteExport } from './useNoteExport.ts';

interface Props {
  /** The file's name, with or without `.csv`. */
  name: string;
  /** Made when it is wanted; rows that are not at hand are asked for first. */
  csv: () => string | Promise<string>;
  /** Number of rows. */
  rows: number;
  disabled?: boolean;
}

/** Exports all rows of a table, not only the page that shows. */
export function ExportCsvButton({ name, csv, rows, disabled = false }: Props) {
  const { exportAll, state } = useCsvExport(name, csv, rows);
  return (
    <>
      <Button disabled={disabled} loading={state === 'busy'} onClick={() => void exportAll()}>
        Export CSV
      </Button>
      {state === 'failed' && <span role="alert">The export failed. Please try again.</span>}
    </>
  );
}

function useCsvExport(name: string, csv: Props['csv'], rows: number) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const noteExport = useNoteExport();
  const isOld = useOldFiguresNote() !== '';
  const download = (made: string): void => {
    downloadCsv(isOld ? `${name.replace(/\.csv$/, '')}OldFigures` : name, made);
    noteExport(name, rows);
    setState('ready');
  };
  const exportAll = async (): Promise<void> => {
    const made = csv();
    if (typeof made === 'string') {
      download(made);
      return;
    }
    setState('busy');
    await made.then(download, () => setState('failed'));
  };
  return { exportAll, state };
}
