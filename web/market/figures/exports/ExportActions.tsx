import { Button } from 'antd';
import { useCloseDialog } from '../../../ui/dialog/Dialog.tsx';
import type { Format } from './exportedRows.ts';
import type { ExportedFile } from './saveExport.ts';
import { BackgroundState } from './BackgroundState.tsx';
import { useBackgroundExport } from './useBackgroundExport.ts';
import { progressText, savedText, useExport } from './useExport.ts';
import dialogStyles from '../../../ui/dialog/Dialog.module.css';

interface Props {
  /** Null until it can be exported. */
  asked: ExportedFile | null;
  format: Format;
}

/** Saves the file as it comes, or has it prepared in the background, and says how far it is. */
export function ExportActions({ asked, format }: Props) {
  const close = useCloseDialog();
  const { state, start, cancel } = useExport();
  const background = useBackgroundExport();
  const isRunning = state.status === 'running';
  const leave = (): void => {
    cancel();
    close();
  };
  return (
    <>
      <p role="status">{stateText(state, format)}</p>
      {state.status === 'failed' && <p role="alert">{state.message}</p>}
      <BackgroundState state={background.state} />
      <div className={dialogStyles.buttons}>
        <Button onClick={isRunning ? cancel : leave}>{isRunning ? 'Cancel export' : 'Close'}</Button>
        <Button
          loading={background.state.status === 'sending'}
          disabled={asked === null || isRunning}
          onClick={() => asked !== null && void background.start(asked, format)}
        >
          Prepare in the background
        </Button>
        <Button
          type="primary"
          loading={isRunning}
          disabled={asked === null}
          onClick={() => asked !== null && void start(asked)}
        >
          Save file
        </Button>
      </div>
    </>
  );
}

function stateText(state: ReturnType<typeof useExport>['state'], format: Format): string {
  if (state.status === 'running') return `Saving: ${progressText(state.progress, format === 'csv')}`;
  return state.status === 'done' ? `Saved: ${savedText(state, format === 'csv')}` : '';
}
