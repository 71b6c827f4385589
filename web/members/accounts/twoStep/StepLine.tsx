import { Button } from 'antd';
import { formatMoment } from '../../../ui/formats/formatMoment.ts';
import type { Step } from './twoStepDocuments.ts';
import styles from './StepLine.module.css';

const KINDS = { AUTHENTICATOR: 'Authenticator app', PASSKEY: 'Passkey' } as const;

interface Props {
  step: Step;
  onRename: () => void;
  onRemove: () => void;
}

/** One second step: its name, and when it was used. */
export function StepLine({ step: { kind, name, createdAt, lastUsedAt }, onRename, onRemove }: Props) {
  const used = lastUsedAt === null ? 'not used yet' : `last used ${formatMoment(lastUsedAt)}`;
  return (
    <li className={styles.twoStep}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.times}>
          {KINDS[kind]} · added {formatMoment(createdAt)} · {used}
        </span>
      </span>
      <span className={styles.acts}>
        <Button aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  );
}
