import { Button } from 'antd';
import { useState } from 'react';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import textStyles from '../../ui/parts/text.module.css';
import type { ShownUpload } from './sourceDocuments.ts';
import { cancelUpload } from './uploadFile.ts';
import type { OwnUpload } from './useUploads.ts';
import styles from './UploadSection.module.css';

const INTERRUPTED = 'Interrupted. Choose the same file again to continue.';
const WORDS: Readonly<Record<ShownUpload['state'], string>> = {
  ARRIVING: 'Arriving from another page, or interrupted less than two minutes ago.',
  WAITING: 'Complete, waiting for the worker.',
  IMPORTING: 'Being imported.',
  DONE: 'Done.',
  REFUSED: 'Refused, nothing changed.',
  FAILED: 'Failed, nothing changed.',
};

interface Props {
  own: readonly OwnUpload[];
  uploads: readonly ShownUpload[];
  onStop: (key: number) => void;
  onChanged: () => void;
}

/** Files on their way, and the latest that have arrived. */
export function UploadList({ own, uploads, onStop, onChanged }: Props) {
  const running = new Set(
    own.filter(({ isRefused }) => !isRefused).map(({ name, bytes }) => `${name} ${String(bytes)}`),
  );
  // An upload of this page is shown with its progress.
  const others = uploads.filter(
    ({ state, fileName, bytes }) => state !== 'ARRIVING' || !running.has(`${fileName} ${String(bytes)}`),
  );
  return (
    <ul className={styles.list} aria-label="Uploads">
      {own.map((upload) => (
        <OwnItem key={upload.key} upload={upload} onStop={onStop} />
      ))}
      {others.map((upload) => (
        <Item key={upload.id} upload={upload} onChanged={onChanged} />
      ))}
    </ul>
  );
}

function OwnItem({ upload, onStop }: { upload: OwnUpload; onStop: (key: number) => void }) {
  const { key, name, bytes, received, trouble, isRefused } = upload;
  const done = `${mebibytes(received)} of ${mebibytes(bytes)}`;
  return (
    <li>
      <strong>{name}</strong>
      <Button
        size="small"
        aria-label={`${isRefused ? 'Remove' : 'Stop'} ${name}`}
        onClick={() => onStop(key)}
      >
        {isRefused ? 'Remove' : 'Stop'}
      </Button>
      {!isRefused && <progress aria-label={`Upload of ${name}`} max={bytes} value={received} />}
      <p role="status">{isRefused ? trouble : `${done}. ${trouble}`}</p>
    </li>
  );
}

function Item({ upload, onChanged }: { upload: ShownUpload; onChanged: () => void }) {
  const { id, fileName, bytes, received, state, isInterrupted, message, createdAt } = upload;
  const [told, setTold] = useState('');
  const cancel = (): void => {
    cancelUpload(id).then(onChanged, () => setTold('The file was not deleted. Please try again.'));
  };
  const arrived = state === 'ARRIVING' ? `${mebibytes(received)} of ${mebibytes(bytes)}` : mebibytes(bytes);
  return (
    <li>
      <strong>{fileName}</strong>
      {state === 'ARRIVING' && (
        <Button size="small" aria-label={`Delete ${fileName}`} onClick={cancel}>
          Delete
        </Button>
      )}
      <p className={textStyles.quiet}>
        {formatMoment(createdAt)}, {arrived}. {isInterrupted ? INTERRUPTED : WORDS[state]} {message} {told}
      </p>
    </li>
  );
}

function mebibytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toLocaleString('en-US', { maximumFractionDigits: 1 })} MiB`;
}
