import { Button } from 'antd';
import { useState } from 'react';
import { downloadCsv } from '../lib/download.ts';

interface Props {
  /** The file's name, with or without `.csv`. */
  name: string;
  /** Made when it is wanted; rows that are not at hand are asked for first. */
  csv: () => string | Promise<string>;
  disabled?: boolean;
}

/** Exports all rows of a table, not only the page that shows. */
export function ExportCsvButton({ name, csv, disabled = false }: Props) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const exportAll = async (): Promise<void> => {
    const made = csv();
    if (typeof made === 'string') {
      downloadCsv(name, made);
      return;
    }
    setState('busy');
    try {
      downloadCsv(name, await made);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button disabled={disabled} loading={state === 'busy'} onClick={() => void exportAll()}>
        Export CSV
      </Button>
      {state === 'failed' && <span role="alert">The export did not work. Please try again.</span>}
    </>
  );
}
