import { Select } from 'antd';
import { Field } from '../../../ui/fields/Field.tsx';

interface Props<T extends string> {
  label: string;
  /** Ends the id of the control. */
  name: string;
  value: T | null;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  /** True for lists that are too long to read. */
  isLong?: boolean;
}

/** One of several values, under a label. */
export function Choice<T extends string>({ label, name, value, options, onChange, isLong }: Props<T>) {
  const id = `explore-${name}`;
  // Short lists show whole: a list that makes only those in view tells a screen reader of three at a time.
  const search = isLong === true ? { showSearch: { optionFilterProp: 'label' } } : { virtual: false };
  return (
    <Field label={label} id={id}>
      <Select<T>
        id={id}
        value={value}
        options={[...options]}
        onChange={(next) => onChange(next)}
        {...search}
      />
    </Field>
  );
}
