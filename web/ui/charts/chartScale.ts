/** From where to where an axis goes, and the figures that it names. */
export interface ChartScale {
  domain: readonly [lowest: number, highest: number];
  ticks: readonly number[];
}

const NICE = [1, 2, 2.5, 5];
const INTERVALS = { fewest: 3, most: 6 };

interface Candidate {
  step: number;
  below: number;
  above: number;
}

const isFair = ({ below, above }: Candidate): boolean =>
  below + above >= INTERVALS.fewest && below + above <= INTERVALS.most;

/** Steps of two powers of ten, the smallest first, with how many of them it takes on each side of zero. */
function candidatesFor(least: number, greatest: number, isWhole: boolean): Candidate[] {
  const power = Math.floor(Math.log10((greatest - least) / INTERVALS.most));
  const steps = [power, power + 1, power + 2]
    .flatMap((each) => NICE.map((nice) => Number((nice * 10 ** each).toPrecision(12))))
    .filter((step) => !isWhole || Number.isInteger(step));
  // A little less than exact, since 0.3 / 0.1 is more than 3.
  const count = (value: number, step: number): number => Math.max(0, Math.ceil(value / step - 1e-9));
  return steps.map((step) => ({ step, below: count(-least, step), above: count(greatest, step) }));
}

function scaleFrom({ step, below, above }: Candidate): ChartScale {
  const ticks = Array.from({ length: below + above + 1 }, (_, index) =>
    Number(((index - below) * step).toPrecision(12)),
  );
  return { domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], ticks };
}

/**
 * The one scale of some values, for their axis and for whatever is drawn of them. The chart library must not round a
 * second time: it does so differently for an axis and for a mark. Begins with zero, so that heights can be compared;
 * ends at the tick that leaves the least room above. Without any value it has no ticks.
 */
export function scaleOf(values: readonly (number | null)[], { isWhole = false } = {}): ChartScale {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { domain: [0, 1], ticks: [] };
  const greatest = known.reduce((most, value) => Math.max(most, value), 0);
  const least = known.reduce((lowest, value) => Math.min(lowest, value), 0);
  if (greatest === least) return { domain: [0, 1], ticks: [0] };
  const candidates = candidatesFor(least, greatest, isWhole);
  const span = ({ step, below, above }: Candidate): number => step * (below + above);
  const [first] = candidates;
  if (first === undefined) return { domain: [least, greatest], ticks: [0] };
  const fair = candidates.filter(isFair);
  const tightest = fair.length > 0 ? fair : [first];
  return scaleFrom(tightest.reduce((best, each) => (span(each) <= span(best) + 1e-9 ? each : best)));
}

/** Scales of one picture with their zeros at one height, which they are not if one of them goes below. */
export function withOneZero<Key>(scales: ReadonlyMap<Key, ChartScale>): Map<Key, ChartScale> {
  const below = [...scales.values()].map(({ domain: [lowest, highest] }) => -lowest / (highest - lowest));
  const share = Math.max(0, ...below);
  if (share === 0) return new Map(scales);
  return new Map(
    [...scales].map(([key, { domain, ticks }]) => {
      const [lowest, highest] = domain;
      if (share >= 1) return [key, { domain: [Math.min(lowest, -highest), highest], ticks }];
      return [key, { domain: [Math.min(lowest, (-share / (1 - share)) * highest), highest], ticks }];
    }),
  );
}

/** Options of a scale for the chart library, at the marks. */
export function scaleOptions({ domain, ticks }: ChartScale) {
  return { domain: [...domain], nice: false, tickMethod: () => [...ticks] };
}
