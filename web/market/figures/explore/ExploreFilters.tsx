import { useQuery } from '@apollo/client/react';
import Input from 'antd/es/input/Input';
import { useMemo, useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import type { PlaceKind } from '../../../gql/graphql.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { withChosen } from '../../../ui/fields/withChosen.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { PlaceTypeAhead } from '../PlaceTypeAhead.tsx';
import { SCALE_OPTIONS, scaleWords } from '../../brands/chainScales.ts';
import { namesOf, PlaceNamesDocument } from '../../search/placeNames.ts';
import { Choice } from './Choice.tsx';
import { NEED_MONTHS } from './exploreAddress.ts';
import type { ExploredState } from './exploreAddress.ts';
import type { FormProps } from './formProps.ts';
import { lengthOf } from '../../../ui/formats/monthArithmetic.ts';

const BrandNamesDocument = graphql(`
  query ExploreBrandNames {
    brands {
      id
      name
    }
  }
`);

interface Props extends FormProps {
  /** False where nothing is ranked, so that minimums do not apply. */
  isRanked?: boolean;
}

/** Conditions on the properties that count. */
export function ExploreFilters({ isRanked = true, ...props }: Props) {
  const { question, patch } = props;
  const { product, state } = question;
  const choose = (next: Partial<ExploredState>): void => patch({ ...next, after: '' });
  return (
    <>
      <PlaceFilter {...props} kind="CITY" label="City" name="city" />
      <PlaceFilter {...props} kind="COUNTY" label="County" name="county" />
      <TextFilter label="ZIP code" name="zip" state={state} choose={choose} />
      {product === 'HOTEL' && <HotelFilters state={state} choose={choose} />}
      <Choice
        label="With doubtful filings"
        name="flags"
        value={state.flags}
        options={FLAGS}
        onChange={(flags) => choose({ flags })}
      />
      {isRanked && (
        <Choice
          label={SMALL_LABELS[question.of === 'properties' ? product : 'group']}
          name="small"
          value={state.small === 'all' ? 'all' : ''}
          options={SMALL}
          onChange={(small) => choose({ small })}
        />
      )}
      {isRanked && NEED_MONTHS.has(question.of) && isYear(props.asked) && (
        <Choice
          label="Months missing"
          name="partial"
          value={state.partial === 'all' ? 'all' : ''}
          options={PARTIAL}
          onChange={(partial) => choose({ partial })}
        />
      )}
    </>
  );
}

const FLAGS = [
  { value: '', label: 'Include' },
  { value: 'without', label: 'Exclude' },
  { value: 'with', label: 'Only' },
];

const SMALL_LABELS = { group: 'Small groups', HOTEL: 'Small hotels', BEVERAGE: 'Small bars' };

const SMALL = [
  { value: '', label: 'Exclude from ratios' },
  { value: 'all', label: 'Include' },
];

const PARTIAL = [
  { value: '', label: 'Exclude' },
  { value: 'all', label: 'Include' },
];

/** The limit applies to periods of a year. */
function isYear(asked: FormProps['asked']): boolean {
  return asked !== null && lengthOf(asked) >= 12;
}

const SCALES = [{ value: '', label: 'All chain scales' }, ...SCALE_OPTIONS];

const FILERS = [
  { value: '', label: 'Monthly and quarterly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'quarterly', label: 'Quarterly' },
];

interface PlaceFilterProps extends FormProps {
  kind: PlaceKind;
  label: string;
  name: 'city' | 'county';
}

function PlaceFilter({ question: { product, state }, patch, kind, label, name }: PlaceFilterProps) {
  const { data, error, refetch } = useQuery(PlaceNamesDocument, { variables: { product, kind } });
  const names = useMemo(() => data?.places.map((place) => place.name) ?? [], [data]);
  const value = state[name];
  const chosen = useMemo(() => namesOf(value), [value]);
  const id = `explore-${name}`;
  return (
    <Field label={label} id={id} message="">
      <PlaceTypeAhead
        id={id}
        names={names}
        chosen={chosen}
        isInvalid={false}
        onChange={(next) => patch({ [name]: next.join(','), after: '' })}
      />
      {error !== undefined && (
        <Failure
          what={kind === 'CITY' ? 'The cities to choose from' : 'The counties to choose from'}
          onRetry={() => void refetch()}
        />
      )}
    </Field>
  );
}

interface FilterProps {
  state: ExploredState;
  choose: (next: Partial<ExploredState>) => void;
}

interface TextFilterProps extends FilterProps {
  label: string;
  name: 'zip' | 'rooms' | 'mostrooms';
}

/** A text field that follows the address. */
function TextFilter(props: TextFilterProps) {
  return <TextField key={props.state[props.name]} {...props} />;
}

/** Takes effect with Enter, or when it is left. */
function TextField({ label, name, state, choose }: TextFilterProps) {
  const id = `explore-${name}`;
  const [text, setText] = useState(state[name]);
  const [problem, setProblem] = useState('');
  const done = (): void => {
    const typed = text.trim();
    const isNumber = name === 'zip' || /^\d{0,5}$/.test(typed);
    setProblem(isNumber ? '' : 'Please enter a whole number.');
    if (isNumber && typed !== state[name]) choose({ [name]: typed });
  };
  return (
    <Field label={label} id={id} {...(problem !== '' && { message: problem })}>
      <Input
        id={id}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : `${id}-message`}
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === 'Enter') done();
        }}
      />
    </Field>
  );
}

function HotelFilters(props: FilterProps) {
  const { state, choose } = props;
  const { data, error, refetch } = useQuery(BrandNamesDocument);
  const brands = [
    { value: '', label: 'Any brand or none' },
    ...(data?.brands ?? []).map(({ id, name }) => ({ value: id.replace('brand:', ''), label: name })),
  ];
  return (
    <>
      <Choice
        label="Brand"
        name="brand"
        isLong
        value={state.brand}
        options={withChosen(brands, state.brand, 'The chosen brand')}
        onChange={(brand) => choose({ brand })}
      />
      {error !== undefined && <Failure what="The brands to choose from" onRetry={() => void refetch()} />}
      <Choice
        label="Chain scale"
        name="chain"
        value={scaleWords(state.chain) === null ? '' : state.chain}
        options={SCALES}
        onChange={(chain) => choose({ chain })}
      />
      <TextFilter {...props} label="Rooms, at least" name="rooms" />
      <TextFilter {...props} label="Rooms, at most" name="mostrooms" />
      <Choice
        label="Filing frequency"
        name="filer"
        value={state.filer}
        options={FILERS}
        onChange={(filer) => choose({ filer })}
      />
    </>
  );
}
