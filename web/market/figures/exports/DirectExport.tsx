import { Button } from 'antd';
import { inMemory } from './saveExport.ts';
import type { ExportedFile } from './saveExport.ts';
import { savedText, useExport } from './useExport.ts';
import styles from './DirectExport.module.css';

interface Props {
  label: string;
  /** The rows as CSV; null until they are known. */
  file: ExportedFile | null;
}

/** Saves some MB of rows at a press, without asking for months, a format or a place. */
export function DirectExport({ label, file }: Props) {
  const { state, start } = useExport(inMemory);
  return (
    <>
      <span role="status" className={styles.state}>
        {state.status === 'failed' && state.message}
        {state.status === 'done' && savedText(state, true)}
      </span>
      <Button
        disabled={file === null}
        loading={state.status === 'running'}
        onClick={() => file !== null && void start(file)}
      >
        {label}
      </Button>
    </>
  );
}
