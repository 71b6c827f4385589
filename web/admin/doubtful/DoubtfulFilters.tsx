import { useQuery } from '@apollo/client/react';
import Input from 'antd/es/input/Input';
import type { HotelReleasesQuery } from '../../gql/graphql.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure, type Failed } from '../../ui/parts/Failure.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { withChosen } from '../../ui/fields/withChosen.ts';
import { releaseLabel } from '../../ui/formats/release.ts';
import { formatDate, formatMonth } from '../../ui/formats/formatMonth.ts';
import type { SetUrlState } from '../../ui/hooks/useUrlState.ts';
import { usePublishedMonths } from '../../market/search/usePublishedMonths.ts';
import { BrandNamesDocument } from '../brands/brandDocuments.ts';
import { HotelReleasesDocument } from './doubtfulDocuments.ts';
import { FLAG_CHOICES, ORDERS, STATES } from './doubtfulChoice.ts';
import type { DoubtfulChoice } from './doubtfulChoice.ts';
import selectStyles from '../../ui/fields/select.module.css';
import styles from './DoubtfulFilters.module.css';

interface Props {
  choice: DoubtfulChoice;
  onChange: SetUrlState<DoubtfulChoice>;
}

/** Filters and order of the doubtful filings. */
export function DoubtfulFilters({ choice, onChange }: Props) {
  const set = (changed: Partial<DoubtfulChoice>): void => onChange({ shown: '20', ...changed });
  const months = useMonths();
  const brands = useBrands();
  const releases = useReleases();
  return (
    <Card title="Which filings">
      <div className={styles.filters}>
        <Choice of="flag" label="Flag" options={FLAG_CHOICES} choice={choice} set={set} />
        <Choice of="state" label="Decision" options={STATES} choice={choice} set={set} />
        <Choice of="order" label="Order" options={ORDERS} choice={choice} set={set} />
        <Text
          of="place"
          label="City, county or ZIP"
          hint="Austin, Travis County, 78701"
          choice={choice}
          set={set}
        />
        <Text of="hotel" label="Hotel name contains" choice={choice} set={set} />
        <Choice of="brand" label="Brand" options={brands.options} choice={choice} set={set} />
        <Choice of="release" label="Release" options={releases.options} choice={choice} set={set} />
        <Choice of="from" label="From month" options={months.options} choice={choice} set={set} />
        <Choice of="to" label="To month" options={months.options} choice={choice} set={set} />
      </div>
      {months.failure && <Failure what="The months to choose from" onRetry={months.failure.onRetry} />}
      {brands.failure && <Failure what="The brands to choose from" onRetry={brands.failure.onRetry} />}
      {releases.failure && <Failure what="The releases to choose from" onRetry={releases.failure.onRetry} />}
    </Card>
  );
}

interface Option {
  value: string;
  label: string;
}

const ANY: Option = { value: '', label: 'Any' };

/** Shown for a choice that the address makes, while its name is unknown. */
const UNNAMED: Partial<Record<keyof DoubtfulChoice, string>> = {
  brand: 'The chosen brand',
  release: 'The chosen release',
};

type Release = HotelReleasesQuery['releases']['nodes'][number];

interface Options {
  options: Option[];
  failure: Failed | null;
}

function useBrands(): Options {
  const { data, error, refetch } = useQuery(BrandNamesDocument);
  const brands = (data?.brands ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return { options: [ANY, ...brands], failure: failed(error, refetch) };
}

function useReleases(): Options {
  const { data, error, refetch } = useQuery(HotelReleasesDocument);
  const inForce = (data?.releases.nodes ?? []).filter(({ undoneAt }) => !undoneAt);
  const releases = inForce.map((each) => ({ value: each.id, label: issueLabel(each) }));
  return { options: [ANY, ...releases], failure: failed(error, refetch) };
}

/** Tells two issues of a release apart. */
function issueLabel({ publishedAt, ...release }: Release): string {
  const published = release.issuedOn === null ? `, published here on ${formatDate(publishedAt)}` : '';
  return `${releaseLabel(release)}${published}`;
}

function failed(error: Error | undefined, refetch: () => Promise<unknown>): Failed | null {
  return error === undefined ? null : { error, onRetry: () => void refetch() };
}

function useMonths(): Options {
  const { published = [], failure } = usePublishedMonths('HOTEL');
  const months = published.map(({ month }) => ({ value: month, label: formatMonth(month) })).reverse();
  return { options: [ANY, ...months], failure };
}

interface ChoiceProps {
  of: keyof DoubtfulChoice;
  label: string;
  choice: DoubtfulChoice;
  set: (changed: Partial<DoubtfulChoice>) => void;
}

function Choice({ of, label, options, choice, set }: ChoiceProps & { options: readonly Option[] }) {
  const id = `doubt-${of}`;
  return (
    <Field label={label} id={id}>
      <select
        id={id}
        className={selectStyles.select}
        value={choice[of]}
        onChange={(event) => set({ [of]: event.target.value })}
      >
        {withChosen(options, choice[of], UNNAMED[of] ?? choice[of]).map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Applies the text when the field loses focus, or on Enter. */
function Text({ of, label, hint, choice, set }: ChoiceProps & { hint?: string }) {
  const id = `doubt-${of}`;
  const commit = (text: string): void => {
    if (text.trim() !== choice[of]) set({ [of]: text.trim() });
  };
  return (
    <Field label={label} id={id}>
      <Input
        // A text from a new address replaces what was typed.
        key={choice[of]}
        id={id}
        size="large"
        type="search"
        defaultValue={choice[of]}
        {...(hint !== undefined && { placeholder: hint })}
        onBlur={(event) => commit(event.target.value)}
        onPressEnter={(event) => commit(event.currentTarget.value)}
      />
    </Field>
  );
}
