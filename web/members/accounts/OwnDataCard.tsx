import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { graphql } from '../../gql/gql.ts';
import { download } from '../../ui/formats/download.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { messages } from './messages.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import fieldStyles from '../../ui/fields/Field.module.css';
import styles from './OwnDataCard.module.css';

const DownloadOwnDataDocument = graphql(`
  mutation DownloadOwnData {
    downloadOwnData {
      json
      errors {
        message
      }
    }
  }
`);

/** Downloads all that is kept about the member, or deletes the account. */
export function OwnDataCard() {
  const [isLeaving, setLeaving] = useState(false);
  const { save, busy, problem } = useDownload();
  return (
    <Card title="Your data" className={styles.ownData}>
      <p>Download all data kept about you as a JSON file, or delete your account.</p>
      <div className={styles.buttons}>
        <BusyButton loading={busy} onClick={save}>
          Download your data
        </BusyButton>
        <Button danger onClick={() => setLeaving(true)}>
          Delete account
        </Button>
      </div>
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
      {isLeaving && <DeleteAccountDialog onClose={() => setLeaving(false)} />}
    </Card>
  );
}

function useDownload() {
  const [mutate, { loading }] = useMutation(DownloadOwnDataDocument);
  const [problem, setProblem] = useState('');
  const ask = async (): Promise<string> => {
    const { data } = await mutate();
    const json = data?.downloadOwnData.json ?? null;
    if (json === null) return data?.downloadOwnData.errors[0]?.message ?? messages.unreachable;
    download('your-data.json', new Blob([json], { type: 'application/json' }));
    return '';
  };
  const save = (): void => {
    if (!loading) void ask().then(setProblem, () => setProblem(messages.unreachable));
  };
  return { save, busy: loading, problem };
}
