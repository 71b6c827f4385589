import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog.tsx';
import textStyles from '../../ui/parts/text.module.css';
import adminStyles from '../admin.module.css';
import { ScheduleForm } from './ScheduleForm.tsx';
import styles from './ScheduleForm.module.css';
import { CancelScheduleRunDocument, RemoveScheduleDocument, RunScheduleDocument } from './sourceDocuments.ts';
import type { ShownSchedule } from './sourceDocuments.ts';
import { timesOf, titleOf } from './scheduleText.ts';
import { useSetSchedule } from './useSetSchedule.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';

interface Props {
  schedule: ShownSchedule;
  onChanged: () => void;
}

/** A schedule: its times, its last run, and what an operator can do about them. */
export function ScheduleItem({ schedule, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { set, busy, told, problems } = useSetSchedule(schedule.name, onChanged);
  const title = titleOf(schedule);
  return (
    <li className={styles.schedule}>
      <strong>{title}</strong>
      <p className={textStyles.quiet}>
        {schedule.isOn ? `${schedule.words}. ` : `Off (${schedule.words}). `}
        {schedule.address !== null && `From ${schedule.address}. `}
        {timesOf(schedule)}
      </p>
      <div className={adminStyles.acts}>
        <RunActions schedule={schedule} title={title} onChanged={onChanged} told={told}>
          <Button
            size="small"
            aria-label={`${schedule.isOn ? 'Turn off' : 'Turn on'}: ${title}`}
            disabled={busy}
            onClick={() => set({ isOn: !schedule.isOn })}
          >
            {schedule.isOn ? 'Turn off' : 'Turn on'}
          </Button>
          <Button
            size="small"
            aria-label={`Edit: ${title}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen((was) => !was)}
          >
            Edit
          </Button>
        </RunActions>
      </div>
      {isOpen && (
        <ScheduleForm schedule={schedule} title={title} busy={busy} problems={problems} onSave={set} />
      )}
    </li>
  );
}

interface ActionsProps extends Props {
  title: string;
  told: string;
  children: ReactNode;
}

/** Runs or cancels now; a schedule that was added can be deleted. */
function RunActions({ schedule, title, told: saved, onChanged, children }: ActionsProps) {
  const { told, busy, runNow, cancel, remove } = useActions(schedule.name, onChanged);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <BusyButton size="small" aria-label={`Run now: ${title}`} loading={busy} onClick={runNow}>
        Run now
      </BusyButton>
      {schedule.canCancel && (
        <Button size="small" aria-label={`Cancel run: ${title}`} disabled={busy} onClick={cancel}>
          Cancel run
        </Button>
      )}
      {children}
      {schedule.source === 'ADDRESS' && (
        <Button size="small" aria-label={`Delete: ${title}`} disabled={busy} onClick={() => setIsAsked(true)}>
          Delete
        </Button>
      )}
      {isAsked && (
        <DeleteDialog title="Delete schedule" onDelete={remove} onClose={() => setIsAsked(false)}>
          Delete <strong>{title}</strong>? Its address and times are forgotten. What it has imported stays.
        </DeleteDialog>
      )}
      <p role="status">{told || saved}</p>
    </>
  );
}

const FAILED = 'Nothing was changed. Please try again.';

function useActions(name: string, onChanged: () => void) {
  const [told, setTold] = useState('');
  const [run, running] = useMutation(RunScheduleDocument);
  const [cancel, cancelling] = useMutation(CancelScheduleRunDocument);
  const [remove, removing] = useMutation(RemoveScheduleDocument);
  const variables = { input: { name } };
  const send = async (act: () => Promise<string | undefined>, success: string): Promise<void> => {
    try {
      setTold((await act()) ?? success);
      onChanged();
    } catch {
      setTold(FAILED);
    }
  };
  const runIt = async () => (await run({ variables })).data?.runSchedule.errors[0]?.message;
  const cancelIt = async () => (await cancel({ variables })).data?.cancelScheduleRun.errors[0]?.message;
  const removeIt = async (): Promise<string | null> => {
    const { data } = await remove({ variables });
    const refusal = data?.removeSchedule.errors[0]?.message ?? null;
    if (refusal === null) onChanged();
    return refusal;
  };
  return {
    told,
    busy: running.loading || cancelling.loading || removing.loading,
    runNow: () => void send(runIt, 'It starts within half a minute.'),
    cancel: () => void send(cancelIt, 'It stops within seconds and leaves nothing behind.'),
    remove: () => removeIt().catch(() => FAILED),
  };
}
