import { useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { routes } from '../../../app/paths.ts';
import { FeedCard } from '../../../members/news/FeedCard.tsx';
import { NewsMails } from '../../../members/news/NewsMails.tsx';
import { WebhookCard } from '../../../members/news/WebhookCard.tsx';
import { Card } from '../../../ui/parts/Card.tsx';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import textStyles from '../../../ui/parts/text.module.css';
import { formatDate } from '../../../ui/formats/formatMonth.ts';
import { formatMonths } from '../../../ui/formats/formatMonths.ts';
import { releaseFile } from '../../../ui/formats/release.ts';
import { everyMonth } from '../../../ui/formats/monthArithmetic.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { useUrlState } from '../../../ui/hooks/useUrlState.ts';
import { KIND_NAMES, NewsReleasesDocument, type NewsRelease } from './newsDocuments.ts';
import { NewsTable } from './NewsTable.tsx';
import styles from './NewsPage.module.css';

/** Another release shows the first page of its changes. */
const defaults = { release: '', 'n.page': '1' };

/** Changes by releases to the properties that the member follows. */
export function NewsPage() {
  usePageTitle('What is new');
  const { data, error, refetch } = useQuery(NewsReleasesDocument, { fetchPolicy: 'cache-and-network' });
  const [state, setState] = useUrlState(defaults);
  const releases = data?.newsReleases;
  const chosen = releases?.find(({ release }) => numberOf(release.id) === state.release) ?? releases?.[0];
  return (
    <div className={styles.page} data-waiting={(releases === undefined && error === undefined) || undefined}>
      <PageHead title="What is new">
        <span>
          Changes by the latest releases to properties of your portfolios and comparison sets, and those you
          viewed recently.
        </span>
      </PageHead>
      {releases === undefined && error !== undefined && (
        <Failure what="The releases" onRetry={() => void refetch()} />
      )}
      {releases === undefined && error === undefined && <Skeleton width="100%" height={220} />}
      {releases?.length === 0 && <Nothing />}
      {releases !== undefined && chosen !== undefined && (
        <>
          <Choice
            releases={releases}
            chosen={chosen}
            choose={(release) => setState({ release, 'n.page': '1' })}
          />
          <NewsTable release={chosen.release} />
        </>
      )}
      <NewsMails />
      <FeedCard />
      <WebhookCard />
    </div>
  );
}

function numberOf(id: string): string {
  return id.replace('release:', '');
}

interface ChoiceProps {
  releases: readonly NewsRelease[];
  chosen: NewsRelease;
  choose: (release: string) => void;
}

function Choice({ releases, chosen, choose }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <label className={styles.release}>
        <span>Release</span>
        <Select
          aria-label="Release"
          virtual={false}
          value={numberOf(chosen.release.id)}
          options={releases.map(({ release }) => ({ value: numberOf(release.id), label: labelOf(release) }))}
          labelRender={() => monthsOf(chosen.release)}
          optionRender={({ label }) => <span className={styles.option}>{label}</span>}
          onChange={choose}
        />
      </label>
      <p className={textStyles.quiet}>
        {`${releaseFile(chosen.release)}, published here on ${formatDate(chosen.release.publishedAt)}`}
      </p>
      <div className={styles.counts} role="group" aria-label="Number of changes">
        {chosen.counts.map(({ kind, count }) => (
          <Chip key={kind}>
            {KIND_NAMES[kind]} {formatCount(count)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** The tax and the months first: file names may begin alike. */
function labelOf(release: NewsRelease['release']): string {
  return `${monthsOf(release)} · ${releaseFile(release)}`;
}

/** Of the chosen release: its file's name stands beside the choice, which may have no room for it. */
function monthsOf({ product, firstMonth, lastMonth }: NewsRelease['release']): string {
  const tax = product === 'HOTEL' ? 'Lodging' : 'Mixed beverage';
  return `${tax} · ${formatMonths(everyMonth([firstMonth, lastMonth]))}`;
}

function Nothing() {
  return (
    <Card title="Nothing new yet">
      <p className={textStyles.quiet}>
        No release of the last twelve months has changed a property that you follow. Add hotels and bars to a{' '}
        <Link to={routes.portfolio}>portfolio</Link> or a comparison set, or view their pages, and the next
        release is shown here.
      </p>
    </Card>
  );
}
