import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { PremisesDecision } from '../../gql/graphql.ts';
import adminStyles from '../admin.module.css';
import { NoteDialog } from '../data/NoteDialog.tsx';
import type { Pair } from './pairColumns.tsx';
import { DecidePremisesDocument } from './premisesDocuments.ts';

interface Choice {
  decision: PremisesDecision | null;
  title: string;
}

/** The decisions to choose from, without those that change nothing. */
function choicesOf({ state, decision }: Pair): Choice[] {
  const choices: Choice[] = [];
  if (state !== 'JOINED') choices.push({ decision: 'JOINED', title: 'Join' });
  if (state !== 'PARTED') choices.push({ decision: 'PARTED', title: 'Keep apart' });
  if (decision !== null) choices.push({ decision: null, title: 'Undo decision' });
  return choices;
}

/** Why two addresses are similar, who decided, and the buttons to decide. */
export function PairActions({ pair, onDone }: { pair: Pair; onDone: () => void }) {
  const [asked, setAsked] = useState<Choice | null>(null);
  const client = useApolloClient();
  const { zip, address, otherAddress } = pair;
  const send = (note: string) => {
    const input = { zip, address, otherAddress, decision: asked?.decision ?? null, note };
    return client.mutate({ mutation: DecidePremisesDocument, variables: { input } });
  };
  return (
    <div>
      <p>{`${pair.reason}.`}</p>
      {pair.decidedBy !== null && <p>{`Decided by ${pair.decidedBy}: ${pair.note ?? ''}`}</p>}
      {pair.isWaiting && <p>The figures update in a few minutes.</p>}
      <div className={adminStyles.acts}>
        {choicesOf(pair).map((choice) => (
          <Button key={choice.title} onClick={() => setAsked(choice)}>
            {choice.title}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <NoteDialog
          title={asked.title}
          says={[`${address} and ${otherAddress}, ${zip}.`, 'Figures update in a few minutes.']}
          send={send}
          onDone={onDone}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
