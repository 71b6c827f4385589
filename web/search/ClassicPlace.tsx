import { useQuery } from '@apollo/client/react';
import Input from 'antd/es/input/Input';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../app/paths.ts';
import type { ResultItem } from '../app/paths.ts';
import { Field } from '../components/Field.tsx';
import { PlaceTypeAhead } from '../components/PlaceTypeAhead.tsx';
import { graphql } from '../gql/gql.ts';
import type { Product } from '../gql/graphql.ts';
import { ITEM_NAMES } from './classicSearch.ts';

const PlaceNamesDocument = graphql(`
  query PlaceNames($product: Product!, $kind: PlaceKind!) {
    places(product: $product, kind: $kind) {
      id
      name
    }
  }
`);

/** The places of a text with commas between them. */
export function namesOf(value: string): string[] {
  return value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

interface Props {
  product: Product;
  item: ResultItem;
  /** Names with commas between them. */
  value: string;
  message: string;
  onChange: (value: string) => void;
}

/** The city or county type-ahead, or the free zip field. */
export function ClassicPlace({ product, item, value, message, onChange }: Props) {
  const navigate = useNavigate();
  const { data, error } = useQuery(PlaceNamesDocument, {
    variables: { product, kind: item === 'county' ? 'COUNTY' : 'CITY' },
    skip: item === 'zip',
  });
  const names = useMemo(() => data?.places.map(({ name }) => name) ?? [], [data]);
  const chosen = useMemo(() => namesOf(value), [value]);
  const isInvalid = message !== '';

  useEffect(() => {
    if (error !== undefined) void navigate(routes.logout);
  }, [error, navigate]);

  return (
    <Field label={ITEM_NAMES[item]} id="classic-place" message={message}>
      {item === 'zip' ? (
        <Input
          id="classic-place"
          value={value}
          inputMode="numeric"
          status={isInvalid ? 'error' : ''}
          aria-invalid={isInvalid}
          aria-describedby="classic-place-message"
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      ) : (
        <PlaceTypeAhead
          key={item}
          id="classic-place"
          names={names}
          chosen={chosen}
          isInvalid={isInvalid}
          onChange={(next) => {
            onChange(next.join(','));
          }}
        />
      )}
    </Field>
  );
}
