import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useDraft } from '../../ui/hooks/useDraft.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FilingDecision } from '../../gql/graphql.ts';
import { DecideFilingDocument, DoubtfulRowFragment } from './doubtfulDocuments.ts';
import { consequences, hotelText, periodText } from './doubtfulText.ts';
import type { Doubtful } from './doubtfulText.ts';
import { NOT_SAVED } from '../../ui/formats/failures.ts';
import adminStyles from '../admin.module.css';
import styles from './DecideForm.module.css';

interface Props {
  row: Doubtful;
  onDecided: (row: Doubtful) => void;
}

interface Choice {
  decision: FilingDecision | null;
  title: string;
}

/** The decisions to choose from, without the present one. */
const CHOICES: readonly Choice[] = [
  { decision: 'ACCEPTED', title: 'Accept as filed' },
  { decision: 'LEFT_OUT', title: 'Leave out' },
  { decision: null, title: 'Undo decision' },
];

/** A note and the decisions to choose from, each to be confirmed. */
export function DecideForm({ row, onDecided }: Props) {
  const id = `note-${row.filing.id.replace('hotel-filing:', '')}`;
  const [note, setNote] = useNote(id);
  const [asked, setAsked] = useState<Choice | null>(null);
  const { decide, busy, told, problem, complain } = useDecide(row, onDecided, () => setNote(null));
  const choose = (choice: Choice): void => {
    if (note.trim() === '') complain('Enter the reason, for colleagues who review this later.');
    else setAsked(choice);
  };
  return (
    <form
      className={styles.form}
      aria-label={`Decide about ${hotelText(row)}, ${periodText(row)}`}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        id={id}
        label="Note"
        hint="The reason, for colleagues who review this later."
        value={note}
        onChange={setNote}
        message={problem}
      />
      <Choices decided={row.decision} busy={busy} told={told} choose={choose} />
      {asked !== null && (
        <ConfirmDialog
          title={`${asked.title}?`}
          sentences={consequences(row, asked.decision)}
          confirm={asked.title}
          keep="Cancel"
          onClose={(isSure) => {
            setAsked(null);
            if (isSure) decide(asked.decision, note);
          }}
        />
      )}
    </form>
  );
}

/** The note, '' until it is typed. */
function useNote(id: string) {
  const [typed, write] = useDraft(id);
  return [typed ?? '', write] as const;
}

interface ChoicesProps {
  decided: FilingDecision | null;
  busy: boolean;
  told: string;
  choose: (choice: Choice) => void;
}

function Choices({ decided, busy, told, choose }: ChoicesProps) {
  return (
    <div className={adminStyles.acts}>
      {CHOICES.filter(({ decision }) => decision !== decided).map((choice) => (
        <Button key={choice.title} disabled={busy} onClick={() => choose(choice)}>
          {choice.title}
        </Button>
      ))}
      <p role="status">{told}</p>
    </div>
  );
}

const DONE = 'Saved. Figures update in a few minutes.';

function useDecide(row: Doubtful, onDecided: (row: Doubtful) => void, onDone: () => void) {
  const [mutate, { loading }] = useMutation(DecideFilingDocument);
  const [said, setSaid] = useState<{ told: string; problem: string | null }>({ told: '', problem: null });
  const decide = (decision: FilingDecision | null, note: string): void => {
    setSaid({ told: '', problem: null });
    const input = { filingId: row.filing.id, version: row.version, decision, note };
    mutate({ variables: { input } }).then(
      ({ data }) => {
        const { filing, errors } = data?.decideFiling ?? { filing: null, errors: [] };
        const [wrong] = errors;
        if (filing !== null) onDecided(readFragment(DoubtfulRowFragment, filing));
        if (wrong === undefined) onDone();
        const isNote = wrong?.field === 'note';
        setSaid({ told: isNote ? '' : (wrong?.message ?? DONE), problem: isNote ? wrong.message : null });
      },
      () => setSaid({ told: NOT_SAVED, problem: null }),
    );
  };
  const complain = (problem: string): void => setSaid({ told: '', problem });
  return { decide, busy: loading, complain, ...said };
}
