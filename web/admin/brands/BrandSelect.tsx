import { useQuery } from '@apollo/client/react';
import { Field } from '../../ui/fields/Field.tsx';
import { withChosen } from '../../ui/fields/withChosen.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { BrandNamesDocument } from './brandDocuments.ts';
import selectStyles from '../../ui/fields/select.module.css';

interface Props {
  id: string;
  value: string;
  onChange: (brandId: string) => void;
  message: string | null;
  /** The label of the first choice, ''. */
  none: string;
}

/** One of all brands. */
export function BrandSelect({ id, value, onChange, message, none }: Props) {
  const { data, error, refetch } = useQuery(BrandNamesDocument);
  const brands = (data?.brands ?? []).map((brand) => ({ value: brand.id, label: brand.name }));
  return (
    <Field label="Brand" id={id} message={message ?? ''}>
      <select
        id={id}
        className={selectStyles.select}
        value={value}
        aria-invalid={message !== null}
        aria-describedby={message === null ? undefined : `${id}-message`}
        onChange={(event) => onChange(event.target.value)}
      >
        {withChosen([{ value: '', label: none }, ...brands], value, 'The chosen brand').map((brand) => (
          <option key={brand.value} value={brand.value}>
            {brand.label}
          </option>
        ))}
      </select>
      {error !== undefined && <Failure what="The brands to choose from" onRetry={() => void refetch()} />}
    </Field>
  );
}
