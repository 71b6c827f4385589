import { useQuery } from '@apollo/client/react';
import Input from 'antd/es/input/Input';
import { useMemo } from 'react';
import { kindOfItem } from '../../app/paths.ts';
import type { ResultItem } from '../../app/paths.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { PlaceTypeAhead } from '../figures/PlaceTypeAhead.tsx';
import type { PlaceKind, Product } from '../../gql/graphql.ts';
import { ITEM_NAMES } from './classicSearch.ts';
import { namesOf, PlaceNamesDocument } from './placeNames.ts';

const ID = 'classic-place';

interface Props {
  product: Product;
  item: ResultItem;
  /** Names with commas between them. */
  value: string;
  message: string;
  onChange: (value: string) => void;
}

/** The city or county type-ahead, or the free zip field. */
export function ClassicPlace(props: Props) {
  const { product, item, message } = props;
  return (
    <Field label={ITEM_NAMES[item]} id={ID} message={message}>
      {item === 'zip' ? (
        <ZipField {...props} />
      ) : (
        <NamesField key={item} {...props} product={product} kind={kindOfItem[item]} />
      )}
    </Field>
  );
}

function ZipField({ value, message, onChange }: Props) {
  const isInvalid = message !== '';
  return (
    <Input
      id={ID}
      value={value}
      inputMode="numeric"
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={`${ID}-message`}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function NamesField({ product, kind, value, message, onChange }: Props & { kind: PlaceKind }) {
  const { data, error, refetch } = useQuery(PlaceNamesDocument, { variables: { product, kind } });
  const names = useMemo(() => data?.places.map(({ name }) => name) ?? [], [data]);
  const chosen = useMemo(() => namesOf(value), [value]);

  return (
    <>
      <PlaceTypeAhead
        id={ID}
        names={names}
        chosen={chosen}
        isInvalid={message !== ''}
        onChange={(next) => onChange(next.join(','))}
      />
      {error !== undefined && (
        <Failure
          what={kind === 'CITY' ? 'The cities to choose from' : 'The counties to choose from'}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
