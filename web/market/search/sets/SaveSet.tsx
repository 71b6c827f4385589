import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { setPath } from '../../../app/paths.ts';
import type { PropertyNumbers } from '../../../app/paths.ts';
import { NameDialog } from '../../../ui/dialog/NameDialog.tsx';
import { pathAsOf, useAsOf } from '../../figures/citing/asOf.ts';
import { NO_ANSWER } from '../../../ui/formats/failures.ts';
import {
  ChangeComparisonSetDocument,
  ComparisonSetsDocument,
  CreateComparisonSetDocument,
} from './setDocuments.ts';

interface Props {
  subject: PropertyNumbers;
  competitors: readonly PropertyNumbers[];
  /** The set that is being changed; empty for a new one. */
  setId: string;
}

/** Saves the chosen hotels as a new set, or as the new state of the set that they came from. */
export function SaveSet(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const title = props.setId === '' ? 'Save as set' : 'Save changes';
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && <SetName {...props} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

function SetName({ title, onClose, ...props }: Props & { title: string; onClose: () => void }) {
  const { data } = useQuery(ComparisonSetsDocument, props.setId === '' ? skipToken : {});
  const before = data?.comparisonSets.nodes.find(({ id }) => id === `comparison-set:${props.setId}`)?.name;
  const save = useSave(props);
  return (
    <NameDialog title={title} label="Name of the set" name={before ?? ''} onSave={save} onClose={onClose} />
  );
}

function useSave({ subject, competitors, setId }: Props): (name: string) => Promise<string | null> {
  const navigate = useNavigate();
  const asOf = useAsOf();
  const refetchQueries = [ComparisonSetsDocument];
  const [create] = useMutation(CreateComparisonSetDocument, { refetchQueries });
  const [change] = useMutation(ChangeComparisonSetDocument, { refetchQueries });
  return (name) => {
    const input = { name, subject, competitors: [...competitors] };
    const sent =
      setId === ''
        ? create({ variables: { input } })
        : change({ variables: { input: { ...input, id: `comparison-set:${setId}` } } });
    return sent.then(
      ({ data }) => {
        const id = data?.saved.comparisonSet?.id;
        if (id === undefined) return data?.saved.errors[0]?.message ?? NO_ANSWER;
        void navigate(pathAsOf(setPath(id), asOf));
        return null;
      },
      () => NO_ANSWER,
    );
  };
}
