import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { NOT_SAVED } from '../../ui/formats/failures.ts';
import { useFormDraft } from '../../ui/hooks/useDraft.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FIELDS as SHARED } from './ScheduleForm.tsx';
import { AddScheduleDocument } from './sourceDocuments.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import styles from './ScheduleForm.module.css';

const EMPTY = { name: '', address: '', pattern: '0 6 25 * *', timeZone: 'America/Chicago' };

const NAME = {
  key: 'name',
  label: 'Name',
  hint: 'Lowercase letters, digits and hyphens, such as hotel-files.',
} as const;
const FIELDS = [NAME, SHARED.address, SHARED.pattern, SHARED.timeZone];

/** Adds a schedule that fetches and imports the file of an address. */
export function AddSchedule({ onAdded }: { onAdded: () => void }) {
  const { opener, isOpen, toggle, values, change, problems, told, loading, add } = useAdding(onAdded);
  return (
    <div className={styles.adding}>
      <Button ref={opener} aria-expanded={isOpen} onClick={toggle}>
        Add an address
      </Button>
      <p role="status">{told}</p>
      {isOpen && (
        <form
          className={styles.form}
          aria-label="Add an address"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          {FIELDS.map(({ key, label, hint }) => (
            <TextField
              key={key}
              id={`added-${key}`}
              label={label}
              hint={hint}
              value={values[key]}
              onChange={(value) => change({ [key]: value })}
              message={problems[key] ?? null}
            />
          ))}
          <BusyButton type="primary" htmlType="submit" loading={loading}>
            Add
          </BusyButton>
        </form>
      )}
    </div>
  );
}

function useAdding(onAdded: () => void) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { values, set, forget } = useFormDraft('new schedule', EMPTY);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [told, setTold] = useState('');
  const [mutate, { loading }] = useMutation(AddScheduleDocument);
  const send = async (): Promise<void> => {
    const { data } = await mutate({ variables: { input: values } });
    const errors = data?.addSchedule.errors ?? [];
    setProblems(Object.fromEntries(errors.map(({ field, message }) => [field ?? '', message])));
    setTold(errors.length === 0 ? `${values.name} is added.` : '');
    if (errors.length > 0) return;
    // The form closes, and the focus must not go with it.
    opener.current?.focus();
    setIsOpen(false);
    forget();
    onAdded();
  };
  return {
    opener,
    isOpen,
    values,
    problems,
    told,
    loading,
    toggle: () => setIsOpen((was) => !was),
    change: set,
    add: () => void send().catch(() => setTold(NOT_SAVED)),
  };
}
