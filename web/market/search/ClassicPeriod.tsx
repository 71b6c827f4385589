import { Select } from 'antd';
import { useMemo } from 'react';
import type { ResultType } from '../../app/paths.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { MONTH_NAMES, yearsTo } from '../../ui/formats/formatMonth.ts';
import { thisYear } from '../../ui/formats/thisYear.ts';
import { DEFAULT_QUARTER } from './classicSearch.ts';
import { productOf } from './resultsAddress.ts';
import { useLatestPeriod } from './useLatestPeriods.ts';

interface Period {
  /** Null until it is chosen, or the latest published one is known. */
  month: number | null;
  quarter: number;
  /** The same. */
  year: number | null;
  latestYear: number;
  isLoading: boolean;
}

interface Chosen {
  month: string;
  quarter: string;
  year: string;
}

/** The chosen period; what was not chosen is preset from the latest published one, the quarter with 2. */
export function usePeriod(type: ResultType, chosen: Chosen): Period {
  const { latest, failure } = useLatestPeriod(productOf(type));
  const latestYear = latest?.year ?? thisYear();
  const isKnown = latest !== undefined;
  return {
    month: within(chosen.month, 1, 12) ?? (isKnown ? (latest?.monthNumber ?? 1) : null),
    quarter: within(chosen.quarter, 1, 4) ?? DEFAULT_QUARTER,
    year: within(chosen.year, 2000, latestYear) ?? (isKnown ? latestYear : null),
    latestYear,
    isLoading: !isKnown && failure === null,
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
  const { isLoading, latestYear, month, quarter, year } = period;
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
          isLoading={false}
          onChange={(next) => onChange({ quarter: next })}
        />
      ) : (
        <Picker
          label="Month"
          value={month}
          options={MONTHS}
          isLoading={isLoading && month === null}
          onChange={(next) => onChange({ month: next })}
        />
      )}
      <Picker
        label="Year"
        value={year}
        options={years}
        isLoading={isLoading && year === null}
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
  isLoading: boolean;
  onChange: (value: string) => void;
}

function Picker({ label, value, options, isLoading, onChange }: PickerProps) {
  const id = `classic-${label.toLowerCase()}`;
  return (
    <Field label={label} id={id}>
      <Select
        id={id}
        loading={isLoading}
        value={value}
        options={options}
        onChange={(next) => onChange(String(next))}
      />
    </Field>
  );
}
