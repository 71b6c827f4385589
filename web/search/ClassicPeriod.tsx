import { Select } from 'antd';
import type { ResultType } from '../app/paths.ts';
import { Field } from '../components/Field.tsx';
import { MONTH_NAMES, yearsTo } from '../lib/formatMonth.ts';
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
  const latestYear = latest?.year ?? new Date().getFullYear();
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
  const years = yearsTo(period.latestYear).map((value) => ({ value, label: String(value) }));
  return (
    <>
      {isQuarterly ? (
        <Field label="Quarter" id="classic-quarter">
          <Select
            id="classic-quarter"
            value={period.quarter}
            options={QUARTERS}
            onChange={(quarter) => {
              onChange({ quarter: String(quarter) });
            }}
          />
        </Field>
      ) : (
        <Field label="Month" id="classic-month">
          <Select
            id="classic-month"
            loading={!period.isKnown}
            value={period.isKnown ? period.month : null}
            options={MONTHS}
            onChange={(month) => {
              onChange({ month: String(month) });
            }}
          />
        </Field>
      )}
      <Field label="Year" id="classic-year">
        <Select
          id="classic-year"
          loading={!period.isKnown}
          value={period.isKnown ? period.year : null}
          options={years}
          onChange={(year) => {
            onChange({ year: String(year) });
          }}
        />
      </Field>
    </>
  );
}
