import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { SetScheduleInput } from '../../gql/graphql.ts';
import { SetScheduleDocument } from './sourceDocuments.ts';
import { NOT_SAVED } from '../../ui/formats/failures.ts';

export type ScheduleChange = Omit<SetScheduleInput, 'name'>;

interface Said {
  told: string;
  /** Problems by the field of the input. */
  problems: Readonly<Record<string, string>>;
}

/** Changes a schedule, and says what became of it. */
export function useSetSchedule(name: string, onChanged: () => void) {
  const [mutate, { loading }] = useMutation(SetScheduleDocument);
  const [said, setSaid] = useState<Said>({ told: '', problems: {} });
  const set = (change: ScheduleChange): void => {
    mutate({ variables: { input: { name, ...change } } }).then(
      ({ data }) => {
        const errors = data?.setSchedule.errors ?? [];
        const problems = Object.fromEntries(errors.map(({ field, message }) => [field ?? '', message]));
        setSaid({ told: errors.length === 0 ? 'Saved.' : '', problems });
        onChanged();
      },
      () => setSaid({ told: NOT_SAVED, problems: {} }),
    );
  };
  return { set, busy: loading, ...said };
}
