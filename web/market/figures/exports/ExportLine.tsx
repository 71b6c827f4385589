import { Button } from 'antd';
import { readFragment } from '../../../gql/index.ts';
import type { FragmentType } from '../../../gql/index.ts';
import { formatMoment } from '../../../ui/formats/formatMoment.ts';
import { dataSetName } from './dataSetNames.ts';
import { ExportLineFragment } from './exportDocuments.ts';
import { formatNames, pathOf, periodsText, stateText } from './exportWords.ts';
import styles from '../../../ui/parts/Lines.module.css';

interface Props {
  line: FragmentType<typeof ExportLineFragment>;
  onDelete: (file: { id: string; title: string }) => void;
}

/** One export: its state, and its file once it is ready. */
export function ExportLine({ line, onDelete }: Props) {
  const own = readFragment(ExportLineFragment, line);
  const { id, title, dataSet, format, createdAt, link, releases, notPublished } = own;
  const asOf = releases.map(({ fileName }) => fileName).join(' and ');
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span>{stateText(own)}</span>
        <span className={styles.facts}>
          {dataSetName(dataSet)} as {formatNames[format]} · started {formatMoment(createdAt)}
          {asOf !== '' && ` · as of ${asOf}`}
          {notPublished !== null && ` · no release has ${periodsText(notPublished)} in full`}
        </span>
      </span>
      <span className={styles.buttons}>
        {link !== null && (
          <Button type="primary" href={pathOf(link)} aria-label={`Download ${title}`}>
            Download
          </Button>
        )}
        <Button aria-label={`Delete ${title}`} onClick={() => onDelete({ id, title })}>
          Delete
        </Button>
      </span>
    </li>
  );
}
