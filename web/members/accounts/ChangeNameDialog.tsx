import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Dialog, useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import { LeaveButton } from '../../ui/dialog/LeaveButton.tsx';
import { graphql } from '../../gql/gql.ts';
import { AccountForm } from './AccountForm.tsx';
import { messages, wordsOf } from './messages.ts';
import { emptyFields, NO_PROBLEMS } from './problems.ts';
import type { Problems } from './problems.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';

const ChangeNameDocument = graphql(`
  mutation ChangeName($input: ChangeNameInput!) {
    changeName(input: $input) {
      member {
        id
        firstName
        lastName
      }
      errors {
        field
        code
        message
      }
    }
  }
`);

interface Names {
  firstName: string;
  lastName: string;
}

interface Props {
  member: Names;
  onClose: () => void;
}

/** Other names for oneself. */
export function ChangeNameDialog({ member, onClose }: Props) {
  return (
    <Dialog label="Change name" onClose={onClose}>
      <h2>Change name</h2>
      <NameForm member={member} />
    </Dialog>
  );
}

function NameForm({ member: { firstName, lastName } }: Pick<Props, 'member'>) {
  const [values, setValues] = useState<Names>({ firstName, lastName });
  const close = useCloseDialog();
  const { save, busy, problems } = useChangeName(close);
  const field = (id: keyof Names) => ({
    id,
    value: values[id],
    onChange: (value: string) => setValues((before) => ({ ...before, [id]: value })),
    message: problems[id] ?? null,
  });
  return (
    <AccountForm problems={problems} onSubmit={() => save(values)}>
      <TextField {...field('firstName')} label="First Name" autoComplete="given-name" autoFocus />
      <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" />
      <BusyButton type="primary" htmlType="submit" size="large" block loading={busy}>
        Save
      </BusyButton>
      <LeaveButton size="large" block>
        Cancel
      </LeaveButton>
    </AccountForm>
  );
}

function useChangeName(onSaved: () => void) {
  const [mutate, { loading }] = useMutation(ChangeNameDocument);
  const [problems, show] = useState(NO_PROBLEMS);
  const ask = async (input: Names): Promise<Problems> => {
    const { data } = await mutate({ variables: { input } });
    const [error] = data?.changeName.errors ?? [];
    return error === undefined ? NO_PROBLEMS : { [error.field ?? 'firstName']: wordsOf(error) };
  };
  const save = async (values: Names): Promise<void> => {
    if (loading) return;
    const empty = emptyFields({ ...values }, 'Please enter your name.');
    const found = empty ?? (await ask(values).catch(() => ({ firstName: messages.unreachable })));
    show(found);
    if (Object.keys(found).length === 0) onSaved();
  };
  return { save, busy: loading, problems };
}
