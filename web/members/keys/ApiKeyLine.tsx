import { Button } from 'antd';
import { readFragment } from '../../gql/index.ts';
import type { FragmentType } from '../../gql/index.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { ApiKeyLineFragment } from './apiKeyDocuments.ts';
import { scopeWords, usageWords } from './apiKeyWords.ts';
import { KeyDays } from './KeyDays.tsx';
import lineStyles from '../../ui/parts/Lines.module.css';
import styles from './ApiKeyLine.module.css';

interface Props {
  apiKey: FragmentType<typeof ApiKeyLineFragment>;
  onRevoke: (key: { id: string; name: string }) => void;
}

/** One key: what it reads, how long it works, and how much it was used. */
export function ApiKeyLine({ apiKey, onRevoke }: Props) {
  const key = readFragment(ApiKeyLineFragment, apiKey);
  const { id, name, start, scopes, createdAt, expiresAt, isExpired, lastUsedAt, days } = key;
  const used = lastUsedAt === null ? 'not used yet' : `last used ${formatMoment(lastUsedAt)}`;
  return (
    <li className={lineStyles.line}>
      <span className={lineStyles.words}>
        <span className={`${lineStyles.name} ${styles.name}`}>
          {name} <code>{start}…</code> {isExpired && <Chip>Expired</Chip>}
        </span>
        <span className={lineStyles.facts}>
          {scopeWords(scopes)} · created {formatMoment(createdAt)} · {isExpired ? 'expired' : 'expires'}{' '}
          {formatMoment(expiresAt)} · {used}
        </span>
        {days.length > 0 && <KeyDays label={usageWords(days)} days={days} />}
      </span>
      <Button aria-label={`Revoke ${name}`} onClick={() => onRevoke({ id, name })}>
        Revoke
      </Button>
    </li>
  );
}
