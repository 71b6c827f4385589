import { Select } from 'antd';
import { useMemo } from 'react';
import { Field } from '../../../ui/fields/Field.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import type { Failed } from '../../../ui/parts/Failure.tsx';
import { Segments } from '../../../ui/parts/Segments.tsx';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { addMonths, everyMonth, lengthOf } from '../../../ui/formats/monthArithmetic.ts';
import type { Period } from '../../../ui/formats/monthArithmetic.ts';
import { MOST_MONTHS } from './compareAddress.ts';
import styles from './PeriodChoice.module.css';

/** The first month there can be figures for. */
const FIRST_MONTH = '2000-01';

const LENGTHS = [
  { value: '12', label: '1 year' },
  { value: '36', label: '3', name: '3 years' },
  { value: '60', label: '5', name: '5 years' },
  { value: '120', label: '10', name: '10 years' },
] as const;

export interface PeriodChoiceProps {
  /** Null while the latest published month is not known. */
  period: Period | null;
  /** The latest published month; null until it is known. */
  latest: string | null;
  failure: Failed | null;
  message: string;
  onChange: (period: Period) => void;
}

/** The problem with a period; empty if it can be compared. */
export function periodProblem(period: Period): string {
  const length = lengthOf(period);
  if (length < 1) return 'The first month is after the last.';
  return length > MOST_MONTHS ? `At most ${String(MOST_MONTHS)} months can be compared.` : '';
}

/** Over which months hotels are compared: a usual length, or any first and last month. */
export function PeriodChoice({ period, latest, failure, message, onChange }: PeriodChoiceProps) {
  const options = useMemo(
    () =>
      latest === null
        ? []
        : everyMonth([FIRST_MONTH, latest])
            .reverse()
            .map((value) => ({ value, label: formatMonth(value) })),
    [latest],
  );
  if (failure !== null) return <Failure what="The latest month" onRetry={failure.onRetry} />;
  const length = period === null ? '' : String(lengthOf(period));
  return (
    <div className={styles.periodChoice}>
      <MonthSelect
        label="From"
        value={period?.from ?? null}
        options={options}
        message={message}
        onChange={(from) => period !== null && onChange({ ...period, from })}
      />
      <MonthSelect
        label="To"
        value={period?.to ?? null}
        options={options}
        onChange={(to) => period !== null && onChange({ ...period, to })}
      />
      <Segments
        label="Length"
        value={LENGTHS.find(({ value }) => value === length)?.value ?? ''}
        options={LENGTHS}
        onChange={(next) =>
          period !== null && onChange({ ...period, from: addMonths(period.to, 1 - Number(next)) })
        }
      />
    </div>
  );
}

interface MonthSelectProps {
  label: string;
  /** Null until it is known. */
  value: string | null;
  options: { value: string; label: string }[];
  message?: string;
  onChange: (month: string) => void;
}

function MonthSelect({ label, value, options, message, onChange }: MonthSelectProps) {
  const id = `compare-${label.toLowerCase()}`;
  return (
    <Field label={label} id={id} {...(message !== undefined && { message })}>
      <Select
        id={id}
        showSearch={{ optionFilterProp: 'label' }}
        loading={value === null}
        value={value}
        options={options}
        {...(message !== undefined && message !== '' && { status: 'error' as const })}
        onChange={onChange}
      />
    </Field>
  );
}
