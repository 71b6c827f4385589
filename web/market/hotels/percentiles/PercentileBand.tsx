import type { CSSProperties } from 'react';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useDefine } from '../../../ui/parts/definitions.ts';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { bandWords, formatOf, labelOf, marksOf, notCompared, standingWords } from './percentileWords.ts';
import type { Band } from './percentileWords.ts';
import styles from './HotelPercentiles.module.css';

const BandFragment = graphql(`
  fragment PercentileBand on PercentileBand {
    figure
    period
    value
    percentile
    of
    spread {
      p5
      p25
      p50
      p75
      p95
    }
  }
`);

interface Props {
  band: FragmentType<typeof BandFragment>;
  place: string;
  month: string;
}

/** One figure of a hotel among those of a place: the figure, the part of the others that is lower, and a picture. */
export function PercentileBand({ band: masked, place, month }: Props) {
  const band = readFragment(BandFragment, masked);
  const define = useDefine();
  return (
    <div className={styles.band}>
      <div className={styles.head}>
        <span className={styles.label}>{define(labelOf(band))}</span>
        <span className={styles.value}>
          {band.value === null ? <Unknown why={notCompared(band)} /> : formatOf(band)(band.value)}
        </span>
      </div>
      {band.spread !== null && <Picture band={band} words={bandWords(band, place, month)} />}
      <p className={styles.note}>{standingWords(band)}</p>
    </div>
  );
}

/** All bands have the same scale, percent of hotels, so that a hotel's marks can be compared down the page. */
function Picture({ band, words }: { band: Band; words: string }) {
  return (
    <div role="img" aria-label={words}>
      <div className={styles.track}>
        <span className={styles.most} />
        <span className={styles.middle} />
        <span className={styles.median} />
        {band.percentile !== null && (
          <span className={styles.mark} style={{ left: `${String(band.percentile)}%` }} />
        )}
      </div>
      <div className={styles.scale}>
        {marksOf(band).map(({ percent, text }) => (
          <span key={percent} style={placeOf(percent)}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Position of a figure below the band: at its percentage, the first and the last at the edges. */
function placeOf(percent: number): CSSProperties {
  if (percent < 10) return { left: 0 };
  return percent > 90 ? { right: 0 } : { left: `${String(percent)}%` };
}
