import Input from 'antd/es/input/Input';
import type { InputProps } from 'antd/es/input/Input';
import { Field } from './Field.tsx';

interface Props extends Omit<InputProps, 'id' | 'value' | 'onChange'> {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The mistake in it; '' if the message is shown at another field. */
  message: string | null;
  hint?: string;
}

/** A line of text in a form, with its label above and what is wrong with it below. */
export function TextField({ id, label, value, onChange, message, hint, ...props }: Props) {
  const isFaulty = message !== null;
  const described = [isFaulty ? `${id}-message` : '', hint === undefined ? '' : `${id}-hint`];
  return (
    <Field label={label} id={id} message={message ?? ''} {...(hint === undefined ? {} : { hint })}>
      <Input
        {...props}
        size="large"
        id={id}
        name={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(isFaulty ? { status: 'error', 'aria-invalid': true } : {})}
        aria-describedby={described.join(' ').trim() || undefined}
      />
    </Field>
  );
}
