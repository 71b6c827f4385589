import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { everyMonth } from '../../../ui/formats/monthArithmetic.ts';
import { useWidth } from '../../../ui/hooks/useMediaQuery.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { Segments } from '../../../ui/parts/Segments.tsx';
import { EXPLORED, figuresOf, kindsOf, NO_FILTERS } from './exploreAddress.ts';
import type { ExploredState } from './exploreAddress.ts';
import { PERIOD_LABELS, PERIODS } from './periodNames.ts';
import type { PeriodName } from './periodNames.ts';
import { Choice } from './Choice.tsx';
import type { FormProps } from './formProps.ts';
import { ExploreFilters } from './ExploreFilters.tsx';
import { figureOption, kindLabel } from './exploreWords.ts';
import styles from './ExploreForm.module.css';

const TAXES = [
  { value: 'hotel', label: 'Hotels' },
  { value: 'bar', label: 'Bars' },
] as const;

/** The filters of the form; each is empty if it is not set. */
const FILTERS = Object.keys({ ...NO_FILTERS, small: '', partial: '' }) as (
  | keyof typeof NO_FILTERS
  | 'small'
  | 'partial'
)[];

/** "Clear months and filters" sets these to their defaults. */
const CLEARED = ['period', 'from', 'to', 'vs', ...FILTERS] as const;

/** The question: what is ranked, by which figure, over which months and where. */
export function ExploreForm(props: FormProps) {
  const { question, patch } = props;
  const { product, state } = question;
  const tax = product === 'HOTEL' ? 'hotel' : 'bar';
  const isNarrowed = CLEARED.some((key) => state[key] !== EXPLORED[key]);
  return (
    <Card
      title="Question"
      actions={
        <Segments
          label="Tax"
          value={tax}
          options={TAXES}
          onChange={(next) =>
            patch({ tax: next, after: '', brand: '', chain: '', rooms: '', mostrooms: '', filer: '' })
          }
        />
      }
    >
      <div className={styles.form}>
        <WhatIsRanked {...props} />
        <WhichMonths {...props} />
      </div>
      <Filters {...props} />
      {isNarrowed && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            const { of, by, order, size } = state;
            patch({ ...EXPLORED, tax, of, by, order, size });
          }}
        >
          Clear months and filters
        </button>
      )}
    </Card>
  );
}

/** On a phone they open on demand, so that the answer is in sight. */
function Filters(props: FormProps) {
  const isPhone = useWidth() === 'phone';
  const fields = (
    <div className={`${styles.form} ${styles.filters}`}>
      <ExploreFilters {...props} />
    </div>
  );
  if (!isPhone) return fields;
  return (
    <details className={styles.fold} open={FILTERS.some((key) => props.question.state[key] !== '')}>
      <summary>Filters</summary>
      {fields}
    </details>
  );
}

function WhatIsRanked({ question, patch }: FormProps) {
  const { product, of, by, isLowestFirst } = question;
  const choose = (next: Partial<ExploredState>): void => patch({ ...next, after: '' });
  return (
    <>
      <Choice
        label="Rank"
        name="of"
        value={of}
        options={kindsOf(product).map((value) => ({ value, label: kindLabel(value, product) }))}
        onChange={(next) => choose({ of: next })}
      />
      <Choice
        label="By"
        name="by"
        value={by}
        options={figuresOf(product, of).map((value) => ({ value, label: figureOption(value, product) }))}
        onChange={(next) => choose({ by: next, order: 'high' })}
      />
      <Choice
        label="Order"
        name="order"
        value={isLowestFirst ? 'low' : 'high'}
        options={ORDERS}
        onChange={(order) => choose({ order })}
      />
    </>
  );
}

const ORDERS = [
  { value: 'high', label: 'Highest first' },
  { value: 'low', label: 'Lowest first' },
] as const;

const YEARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const COMPARISONS = [
  { value: '', label: 'Period’s default' },
  ...YEARS.map((years) => ({
    value: `y${String(years)}`,
    label: years === 1 ? 'A year earlier' : `${String(years)} years earlier`,
  })),
  ...[1, 3, 6].map((months) => ({
    value: `m${String(months)}`,
    label: months === 1 ? 'A month earlier' : `${String(months)} months earlier`,
  })),
  { value: 'none', label: 'Nothing' },
];

function WhichMonths(props: FormProps) {
  const { question, asked, patch } = props;
  const { period, by, state } = question;
  const choose = (next: Partial<ExploredState>): void => patch({ ...next, after: '' });
  const isByChange = by === 'growth' || by === 'change';
  const boundsOf = (next: PeriodName): Partial<ExploredState> =>
    next === 'own' && asked !== null ? { from: asked.from, to: asked.to } : { from: '', to: '' };
  return (
    <>
      <Choice
        label="Months"
        name="period"
        value={period}
        options={PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))}
        onChange={(next) => choose({ period: next, ...boundsOf(next) })}
      />
      {period === 'own' && <OwnMonths {...props} />}
      <Choice
        label="Compared with"
        name="vs"
        value={isByChange && state.vs === 'none' ? '' : state.vs}
        options={COMPARISONS.filter(({ value }) => !isByChange || value !== 'none')}
        onChange={(vs) => choose({ vs })}
      />
    </>
  );
}

function OwnMonths({ asked, months, patch }: FormProps) {
  const options = everyMonth(months)
    .toReversed()
    .map((value) => ({ value, label: formatMonth(value) }));
  return (
    <>
      <Choice
        label="From"
        name="from"
        isLong
        value={asked?.from ?? null}
        options={options}
        onChange={(from) => patch({ from, after: '' })}
      />
      <Choice
        label="To"
        name="to"
        isLong
        value={asked?.to ?? null}
        options={options}
        onChange={(to) => patch({ to, after: '' })}
      />
    </>
  );
}
