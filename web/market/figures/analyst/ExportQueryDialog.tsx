import { Button } from 'antd';
import { useState } from 'react';
import type { AskedQuery } from '../../../app/askedQuery.ts';
import { Dialog, useCloseDialog } from '../../../ui/dialog/Dialog.tsx';
import { Segments } from '../../../ui/parts/Segments.tsx';
import { BackgroundState } from '../exports/BackgroundState.tsx';
import type { Format } from '../exports/exportedRows.ts';
import { formatCodes, formatOptions } from '../exports/exportWords.ts';
import { useBackgroundExport } from '../exports/useBackgroundExport.ts';
import dialogStyles from '../../../ui/dialog/Dialog.module.css';
import formStyles from '../exports/ExportDialog.module.css';

interface Props {
  asked: AskedQuery;
  onClose: () => void;
}

/** Exports all pages of the query's list as a file that the worker prepares. */
export function ExportQueryDialog({ asked, onClose }: Props) {
  return (
    <Dialog label="Export all rows" onClose={onClose}>
      <h2>Export all rows</h2>
      <Form asked={asked} />
    </Dialog>
  );
}

function Form({ asked: { query, variables } }: { asked: AskedQuery }) {
  const close = useCloseDialog();
  const [format, setFormat] = useState<Format>('csv');
  const { state, send } = useBackgroundExport();
  const start = (): void => {
    const title = /\bquery\s+(\w+)/.exec(query)?.[1] ?? null;
    void send({ query, variablesJson: variables.trim() || '{}', format: formatCodes[format], title });
  };
  return (
    <div className={formStyles.form}>
      <p>
        All pages of the query’s list, up to 100,000 rows. Each field of a row is a column, such as{' '}
        <code>city.name</code>.
      </p>
      <Segments label="Format" value={format} options={formatOptions} onChange={setFormat} />
      <BackgroundState state={state} />
      <div className={dialogStyles.buttons}>
        <Button onClick={close}>Close</Button>
        <Button type="primary" loading={state.status === 'sending'} onClick={start}>
          Export
        </Button>
      </div>
    </div>
  );
}
