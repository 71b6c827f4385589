import { useState } from 'react';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ShownSchedule } from './sourceDocuments.ts';
import type { ScheduleChange } from './useSetSchedule.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import styles from './ScheduleForm.module.css';

interface Props {
  schedule: ShownSchedule;
  title: string;
  busy: boolean;
  problems: Readonly<Record<string, string>>;
  onSave: (change: ScheduleChange) => void;
}

/** Fields of a schedule, in their order. */
export const FIELDS = {
  address: {
    key: 'address',
    label: 'Address',
    hint: 'https://host/file or s3://bucket/file. A file that is the same as last time is not imported again.',
  },
  pattern: {
    key: 'pattern',
    label: 'Cron pattern',
    hint: 'Minute, hour, day of the month, month, day of the week: 0 6 * * 1 is Mondays at 6:00.',
  },
  timeZone: { key: 'timeZone', label: 'Time zone', hint: 'Such as America/Chicago or UTC.' },
  monthsBack: {
    key: 'monthsBack',
    label: 'Months back',
    hint: 'Filings arrive late, so the latest months are fetched again.',
  },
} as const;

/** When a schedule runs, and how far back it reads. */
export function ScheduleForm({ schedule, title, busy, problems, onSave }: Props) {
  const { name, pattern, timeZone, monthsBack, address } = schedule;
  const [values, setValues] = useState({
    pattern,
    timeZone,
    address: address ?? '',
    monthsBack: String(monthsBack ?? ''),
  });
  // Fields that its source does not have are left out.
  const fields = Object.values(FIELDS).filter(({ key }) => schedule[key] !== null);
  const months = monthsBack === null ? {} : { monthsBack: wholeOf(values.monthsBack) };
  const from = address === null ? {} : { address: values.address };
  return (
    <form
      className={styles.form}
      aria-label={`Edit: ${title}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ pattern: values.pattern, timeZone: values.timeZone, ...months, ...from });
      }}
    >
      {fields.map(({ key, label, hint }) => (
        <TextField
          key={key}
          id={`${name}-${key}`}
          label={label}
          hint={hint}
          value={values[key]}
          onChange={(value) => setValues((before) => ({ ...before, [key]: value }))}
          message={problems[key] ?? null}
        />
      ))}
      <BusyButton type="primary" htmlType="submit" loading={busy}>
        Save
      </BusyButton>
    </form>
  );
}

/** Returns 0, which the server refuses with a sentence, for anything but a whole number. */
function wholeOf(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
}
