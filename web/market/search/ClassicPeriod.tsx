import { Select } from 'antd';
import { useMemo } from 'react';
import type { ResultType } from '../../app/paths.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { MONTH_NAMES, yearsTo } from '../../ui/formats/formatMonth.ts';
import { thisYear } from '../../ui/formats/thisYear.ts';
import { DEFAULT_QUARTER } from './classicSearch.ts';
import { useLatestPeriods } from './useLatestPeriods.ts';

interface Period {
  month: number;
  quarter: number;
  year: number;
  latestYear: number;
  /** False until the latest published period is known, which month and year are preset from. */
  isKnown: boolean;
}

interface Chosen {
  month: string;
  quarter: string;
  year: string;
}

/** The chosen period; what was not chosen is preset from the latest published one, the quarter with 2. */
export function usePeriod(type: ResultType, chosen: Chosen): Period {
  const periods = useLatestPeriods();
  const latest = type === 'mbt' ? periods.beverage : periods.hotel;
  const latestYear = latest?.year ?? thisYear();
  return {
    month: within(chosen.month, 1, 12) ?? latest?.monthNumber ?? 1,
    quarter: within(chosen.quarter, 1, 4) ?? DEFAULT_QUARTER,
    year: within(chosen.year, 2000, latestYear) ?? latestYear,
    latestYear,
    isKnown: latest !== undefined,
  };
}

function within(text: string, from: number, to: number): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value >= from && value <= to ? value : null;
}

const MONTHS = MONTH_NAMES.map((label, index) => ({ value: index + 1, label }));
const QUARTERS = [1, 2, 3, 4].map((value) => ({ value, label: `Quarter ${String(value)}` }));

interface Props {
  isQuarterly: boolean;
  period: Period;
  onChange: (chosen: Partial<Chosen>) => void;
}

/** The Month or the Quarter picker, and the Year picker. */
export function ClassicPeriod({ isQuarterly, period, onChange }: Props) {
  const { isKnown, latestYear, month, quarter, year } = period;
  const years = useMemo(
    () => yearsTo(latestYear).map((value) => ({ value, label: String(value) })),
    [latestYear],
  );
  return (
    <>
      {isQuarterly ? (
        <Picker
          label="Quarter"
          value={quarter}
          options={QUARTERS}
          onChange={(next) => onChange({ quarter: next })}
        />
      ) : (
        <Picker
          label="Month"
          value={isKnown ? month : null}
          options={MONTHS}
          onChange={(next) => onChange({ month: next })}
        />
      )}
      <Picker
        label="Year"
        value={isKnown ? year : null}
        options={years}
        onChange={(next) => onChange({ year: next })}
      />
    </>
  );
}

interface PickerProps {
  label: string;
  /** Null until it is known. */
  value: number | null;
  options: { value: number; label: string }[];
  onChange: (value: string) => void;
}

function Picker({ label, value, options, onChange }: PickerProps) {
  const id = `classic-${label.toLowerCase()}`;
  return (
    <Field label={label} id={id}>
      <Select
        id={id}
        loading={value === null}
        value={value}
        options={options}
        onChange={(next) => onChange(String(next))}
      />
    </Field>
  );
}
