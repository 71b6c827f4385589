import { DURATIONS } from '../formats/duration.ts';
import type { Duration } from '../formats/duration.ts';
import { Segments } from '../parts/Segments.tsx';

const LABELS: Record<Duration, string> = { '1': '1 year', '3': '3', '5': '5', '10': '10', all: 'All' };
const NAMES: Record<Duration, string> = {
  '1': '1 year',
  '3': '3 years',
  '5': '5 years',
  '10': '10 years',
  all: 'All',
};

const OPTIONS = DURATIONS.map((value) => ({ value, label: LABELS[value], name: NAMES[value] }));

interface Props {
  value: Duration;
  onChange: (duration: Duration) => void;
}

/** Chooses the number of years of a chart. */
export function DurationSelect({ value, onChange }: Props) {
  return <Segments label="Duration" value={value} options={OPTIONS} onChange={onChange} />;
}
