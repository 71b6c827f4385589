import { useQuery } from '@apollo/client/react';
import { Field } from '../../ui/fields/Field.tsx';
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
  const { data } = useQuery(BrandNamesDocument);
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
        <option value="">{none}</option>
        {data?.brands.map((brand) => (
          <option key={brand.id} value={brand.id}>
            {brand.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
