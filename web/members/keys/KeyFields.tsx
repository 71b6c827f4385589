import { Checkbox } from 'antd';
import type { KeyScope } from '../../gql/graphql.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { Problems } from '../accounts/problems.ts';
import { SCOPES } from './apiKeyWords.ts';
import fieldStyles from '../../ui/fields/Field.module.css';
import selectStyles from '../../ui/fields/select.module.css';
import styles from './KeyFields.module.css';

export interface NewKey {
  name: string;
  scopes: readonly KeyScope[];
  expiresInDays: number;
  password: string;
}

export const NEW_KEY: NewKey = { name: '', scopes: ['FIGURES'], expiresInDays: 90, password: '' };

const LIFETIMES = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 180, label: '180 days' },
  { days: 365, label: '1 year' },
];

interface Props {
  values: NewKey;
  problems: Problems;
  onChange: (changed: Partial<NewKey>) => void;
}

/** Name, scopes and lifetime of a key, and the password as the proof of its maker. */
export function KeyFields({ values, problems, onChange }: Props) {
  return (
    <>
      <TextField
        id="name"
        label="Name"
        hint="What the key is for, such as a notebook or a report."
        maxLength={60}
        autoComplete="off"
        autoFocus
        value={values.name}
        onChange={(name) => onChange({ name })}
        message={problems['name'] ?? null}
      />
      <Scopes values={values} problems={problems} onChange={onChange} />
      <Field label="Works for" id="lifetime" message={problems['expiresInDays'] ?? ''}>
        <select
          id="lifetime"
          className={selectStyles.select}
          value={values.expiresInDays}
          onChange={(event) => onChange({ expiresInDays: Number(event.target.value) })}
        >
          {LIFETIMES.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <PasswordField
        id="password"
        label="Your password"
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => onChange({ password })}
        message={problems['password'] ?? null}
      />
    </>
  );
}

function Scopes({ values: { scopes }, problems, onChange }: Props) {
  const set = (scope: KeyScope, isChosen: boolean): void =>
    onChange({ scopes: isChosen ? [...scopes, scope] : scopes.filter((each) => each !== scope) });
  return (
    <fieldset className={styles.scopes}>
      <legend>The key may read</legend>
      {SCOPES.map(({ scope, label }) => (
        <Checkbox
          key={scope}
          checked={scopes.includes(scope)}
          onChange={(event) => set(scope, event.target.checked)}
        >
          {label}
        </Checkbox>
      ))}
      <p className={fieldStyles.message} role="alert">
        {problems['scopes'] ?? ''}
      </p>
    </fieldset>
  );
}
