import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { alcoholFigures } from './alcoholEntries.tsx';
import { comparisons } from './comparisonEntries.tsx';
import type { Section } from './entries.ts';
import { lodgingFigures } from './lodgingEntries.tsx';
import { marks } from './markEntries.tsx';
import { NotHere } from './NotHere.tsx';
import { properties } from './propertyEntries.tsx';
import { releases, traps } from './releaseEntries.tsx';
import { Sources } from './Sources.tsx';
import cardStyles from '../../../ui/parts/Card.module.css';
import styles from './DictionaryPage.module.css';

const SECTIONS: readonly Section[] = [
  lodgingFigures,
  alcoholFigures,
  comparisons,
  marks,
  properties,
  releases,
  traps,
];
const MISSING = { id: 'not-here', title: 'What the data does not include' };
const SOURCES = { id: 'sources', title: 'Sources and formats' };

/** The meaning and source of every figure, and what to watch out for. */
export function DictionaryPage() {
  usePageTitle('About the data');
  useAnchor();
  return (
    <div className={styles.page}>
      <PageHead title="About the data">
        <span>The meaning and source of every figure, and what to watch out for.</span>
      </PageHead>
      <div className={styles.columns}>
        <Contents />
        <div className={styles.sections}>
          <p className={`${cardStyles.card} ${styles.notice}`} role="note">
            The Texas Comptroller of Public Accounts publishes these records and cannot vouch for data after
            they have been retrieved. Check what you rely on against the release that is named beside it.
          </p>
          <Words id={MISSING.id} title={MISSING.title}>
            <NotHere />
          </Words>
          {SECTIONS.map((section) => (
            <Definitions key={section.id} section={section} />
          ))}
          <Words id={SOURCES.id} title={SOURCES.title}>
            <Sources />
          </Words>
        </div>
      </div>
    </div>
  );
}

/** The page comes after its address is read, so the browser alone would not find the anchor. */
function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (hash === '' || place === null) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [hash, key]);
}

function Contents() {
  return (
    <nav className={`${cardStyles.card} ${styles.contents}`} aria-label="Contents">
      <ul>
        <ContentsLine id={MISSING.id} title={MISSING.title} />
        {SECTIONS.map(({ id, title, entries }) => (
          <ContentsLine key={id} id={id} title={title}>
            <ul>
              {entries.map((entry) => (
                <ContentsLine key={entry.id} id={entry.id} title={entry.term} />
              ))}
            </ul>
          </ContentsLine>
        ))}
        <ContentsLine id={SOURCES.id} title={SOURCES.title} />
      </ul>
    </nav>
  );
}

function ContentsLine({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <li>
      <Link to={{ hash: id }} preventScrollReset>
        {title}
      </Link>
      {children}
    </li>
  );
}

function Words({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={styles.anchor}>
      <Card title={title} className={styles.words}>
        {children}
      </Card>
    </div>
  );
}

function Definitions({ section: { id, title, lead, entries } }: { section: Section }) {
  return (
    <Words id={id} title={title}>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <dl>
        {entries.map((entry) => (
          <div key={entry.id} id={entry.id} tabIndex={-1} className={styles.anchor}>
            <dt>{entry.term}</dt>
            <dd>{typeof entry.words === 'string' ? <p>{entry.words}</p> : entry.words}</dd>
          </div>
        ))}
      </dl>
    </Words>
  );
}
