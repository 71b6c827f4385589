import { useMutation } from '@apollo/client/react';
import { Input } from 'antd';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Dialog, useCloseDialog } from '../../../ui/dialog/Dialog.tsx';
import { LeaveButton } from '../../../ui/dialog/LeaveButton.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { useDialogDraft } from '../../../ui/hooks/useDraft.ts';
import { NO_ANSWER } from '../../../ui/formats/failures.ts';
import { NoteInPortfolioDocument } from './portfolioDocuments.ts';
import type { PortfolioLine } from './portfolioRows.ts';
import { BusyButton } from '../../../ui/parts/BusyButton.tsx';
import dialogStyles from '../../../ui/dialog/Dialog.module.css';

const LONGEST = 500;

interface Props {
  portfolioId: string;
  line: PortfolioLine;
  onSaved: () => void;
  onClose: () => void;
}

/** The member's own note on a property of a portfolio. */
export function PropertyNoteDialog({ onClose, ...props }: Props) {
  const title = `Note on ${props.line.property.name}`;
  return (
    <Dialog label={title} onClose={onClose}>
      <h2>{title}</h2>
      <NoteForm {...props} />
    </Dialog>
  );
}

function NoteForm({ portfolioId, line, onSaved }: Omit<Props, 'onClose'>) {
  const close = useCloseDialog();
  const { taxpayerNumber, locationNumber } = line.property;
  const [mutate, { loading }] = useMutation(NoteInPortfolioDocument);
  const [typed, setNote] = useDialogDraft(`Note on ${taxpayerNumber}/${locationNumber}`);
  const note = typed ?? line.note;
  const [problem, setProblem] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    mutate({ variables: { input: { portfolioId, taxpayerNumber, locationNumber, note } } }).then(
      ({ data }) => {
        const [refused] = data?.noteInPortfolio.errors ?? [];
        setProblem(refused?.message ?? '');
        if (refused !== undefined) return;
        onSaved();
        close();
      },
      () => setProblem(NO_ANSWER),
    );
  };
  return (
    <form onSubmit={submit}>
      <Field label="Private note" id="portfolio-note" message={problem}>
        <Input.TextArea
          id="portfolio-note"
          rows={4}
          maxLength={LONGEST}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className={dialogStyles.buttons}>
        <LeaveButton>Cancel</LeaveButton>
        <BusyButton type="primary" htmlType="submit" loading={loading}>
          Save
        </BusyButton>
      </div>
    </form>
  );
}
