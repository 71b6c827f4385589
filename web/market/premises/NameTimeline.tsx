import { useState } from 'react';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { HelpTip } from '../../ui/dialog/HelpTip.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import type { Product } from '../../gql/graphql.ts';
import { spanOf } from './nameHistory.ts';
import type { NameEntry, NameHistory } from './nameHistory.ts';
import { propertyPath } from './property.ts';
import textStyles from '../../ui/parts/text.module.css';
import styles from './NameTimeline.module.css';

const WORDS: Record<Product, { title: string; help: string }> = {
  HOTEL: {
    title: 'Hotel Timeline',
    help:
      'The names under which this property filed its state hotel occupancy tax, with the dates of each change. ' +
      'Each name has the color of its months in the chart and in the table.',
  },
  BEVERAGE: {
    title: 'Property Timeline',
    help:
      'The names under which this property filed its state mixed beverage tax, with the dates of each change. ' +
      'Each name has the color of its months in the chart and in the table.',
  },
};

/** As many as there are colours; an airport or a mall has hundreds. */
const FIRST_SHOWN = 12;
/** As many as one sheet has room for beside the years; the style sheet hides the others on paper. */
const ON_PAPER = 5;

/** The owners of a property at this address with its names, the latest first. */
export function NameTimeline({ product, history }: { product: Product; history: NameHistory }) {
  const { title, help } = WORDS[product];
  const { entries, failed, retry } = history;
  return (
    <Card title={title} actions={<HelpTip label={`About the ${title}`}>{help}</HelpTip>}>
      {failed && <Failure what="The timeline" onRetry={retry} />}
      {!failed && entries === null && <Waiting />}
      {entries !== null && <Entries product={product} entries={entries} />}
    </Card>
  );
}

function Entries({ product, entries }: { product: Product; entries: readonly NameEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  if (entries.length === 0) return <p className={styles.none}>No Records Found.</p>;
  const shown = isWhole ? entries : entries.slice(0, FIRST_SHOWN);
  return (
    <>
      <ol className={styles.timeline}>
        {shown.map((entry) => (
          <li key={entry.id}>
            <span className={styles.dot} style={{ background: entry.colour }} aria-hidden="true" />
            <Name product={product} entry={entry} />
            <span className={styles.detail}>
              {entry.taxpayerName} · <span className={textStyles.oneLine}>{spanOf(entry)}</span>
              {entry.locationAddress !== entries[0]?.locationAddress && ` · ${entry.locationAddress}`}
            </span>
          </li>
        ))}
      </ol>
      {entries.length > ON_PAPER && (
        <p className={`${styles.note} ${styles.onPaper}`}>
          {`The page lists ${String(entries.length - ON_PAPER)} more, further back.`}
        </p>
      )}
      {shown.length < entries.length && (
        <Button className={styles.more} size="small" onClick={() => setWhole(true)}>
          {`Show all ${String(entries.length)}`}
        </Button>
      )}
      {shown.some(({ datesAreFiledPeriods }) => datesAreFiledPeriods) && (
        <p className={styles.note}>
          * First and last months filed under the name: the releases do not give the start or end date.
        </p>
      )}
    </>
  );
}

function Name({ product, entry }: { product: Product; entry: NameEntry }) {
  const { locationName, isOwn } = entry;
  if (isOwn) return <strong>{locationName}</strong>;
  return <Link to={propertyPath(product, { ...entry, name: locationName })}>{locationName}</Link>;
}

function Waiting() {
  return (
    <ol className={styles.timeline}>
      {[180, 150].map((width) => (
        <li key={width}>
          <span className={styles.dot} aria-hidden="true" />
          <Skeleton width={width} />
          <Skeleton width={width + 60} />
        </li>
      ))}
    </ol>
  );
}
