import { useMutation } from '@apollo/client/react';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import fieldStyles from '../../../ui/fields/Field.module.css';
import { NO_ANSWER } from '../../../ui/formats/failures.ts';
import type { Sample } from './embedCode.ts';

const SetPublicSampleDocument = graphql(`
  mutation SetPublicSample($input: SetPublicSampleInput!) {
    setPublicSample(input: $input) {
      sample {
        id
        isPublic
        isTrial
      }
      errors {
        message
      }
    }
  }
`);

interface Props {
  sample: Sample;
  onChange: () => Promise<unknown>;
}

/** Opens the chart to everybody or closes it, for administrators; recorded in the activity log. */
export function OpenToAll({ sample: { id, isPublic, isTrial }, onChange }: Props) {
  const [set, { loading }] = useMutation(SetPublicSampleDocument);
  const [problem, setProblem] = useState('');
  const choose = async (next: boolean): Promise<void> => {
    const answer = await set({ variables: { input: { id, isPublic: next } } }).catch(() => null);
    setProblem(answer?.data ? (answer.data.setPublicSample.errors[0]?.message ?? '') : NO_ANSWER);
    // The mutation has answered with the sample already, so that a failed reload loses nothing.
    await onChange().catch(() => undefined);
  };
  return (
    <>
      <p>
        <Checkbox
          checked={isPublic}
          disabled={isTrial || loading}
          onChange={({ target }) => void choose(target.checked)}
        >
          Anyone can see this chart
        </Checkbox>
      </p>
      {isTrial && <p>This is one of the samples for visitors, which are always public.</p>}
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
    </>
  );
}
