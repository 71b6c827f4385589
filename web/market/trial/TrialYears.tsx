import { useLatestYears } from './useLatestYears.ts';
import './trial.css';

/** Which years the tables show, and how to see more of them. */
export function TrialYears({ latestYear }: { latestYear: number | null }) {
  const count = useLatestYears();
  if (latestYear === null || count === null) return null;
  return (
    <p className="trial-years">
      {`The tables and exports have the years of the chart, ${String(latestYear - count + 1)} to ${String(latestYear)}. `}
      Choose a longer time there for more.
    </p>
  );
}
