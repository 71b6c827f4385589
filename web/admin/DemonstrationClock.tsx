import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { TextField } from '../ui/fields/TextField.tsx';
import { Card } from '../ui/parts/Card.tsx';
import { graphql } from '../gql/gql.ts';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { BusyButton } from '../ui/parts/BusyButton.tsx';
import textStyles from '../ui/parts/text.module.css';
import styles from './DemonstrationClock.module.css';

const MoveDemonstrationClockDocument = graphql(`
  mutation MoveDemonstrationClock($input: MoveClockInput!) {
    moveDemonstrationClock(input: $input) {
      now
      errors {
        field
        code
        message
      }
    }
  }
`);

const FAILED = 'The clock could not be moved. Please try again.';

/** Moves the clock of the demonstration; everything due by then happens at once. */
export function DemonstrationClock({ onAct }: { onAct: () => void }) {
  const [days, setDays] = useState('31');
  const { move, busy, now, problem } = useClock(onAct);
  return (
    <Card title="Demonstration clock">
      <form
        className={styles.clock}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          move(Number(days));
        }}
      >
        <p className={textStyles.quiet}>
          This is a demonstration: no card is charged. Renewals and ends happen at once as time moves.
        </p>
        <TextField
          id="days"
          label="Days, 1 to 800"
          inputMode="numeric"
          value={days}
          onChange={setDays}
          message={problem}
        />
        <BusyButton htmlType="submit" size="large" loading={busy}>
          Move forward
        </BusyButton>
        <p role="status">{now === null ? '' : `The clock shows ${formatOrdinalDay(now)}.`}</p>
      </form>
    </Card>
  );
}

function useClock(onAct: () => void) {
  const [mutate, { loading: busy }] = useMutation(MoveDemonstrationClockDocument);
  const [now, setNow] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const move = (days: number): void => {
    if (!Number.isInteger(days) || days < 1 || days > 800) {
      setProblem('Enter 1 to 800 days.');
      return;
    }
    mutate({ variables: { input: { days } } }).then(
      ({ data }) => {
        setProblem(data?.moveDemonstrationClock.errors[0]?.message ?? null);
        setNow(data?.moveDemonstrationClock.now ?? null);
        onAct();
      },
      () => setProblem(FAILED),
    );
  };
  return { move, busy, now, problem };
}
