import { Button } from 'antd';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../app/about.ts';
import { useUrlState } from '../../../ui/hooks/useUrlState.ts';
import { useWidth } from '../../../ui/hooks/useMediaQuery.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { Segments } from '../../../ui/parts/Segments.tsx';
import {
  EXPLORED,
  filterOf,
  fitting,
  NO_FILTERS,
  readQuestion,
} from '../../figures/explore/exploreAddress.ts';
import type { ExploredState, Question } from '../../figures/explore/exploreAddress.ts';
import { ExploreFilters } from '../../figures/explore/ExploreFilters.tsx';
import { AsOfNotice } from '../../figures/citing/AsOfNotice.tsx';
import { CiteMap } from './CiteMap.tsx';
import { MarketMap } from './MarketMap.tsx';
import { MAP_QUESTION } from './mapQuestion.ts';
import formStyles from '../../figures/explore/ExploreForm.module.css';
import pageStyles from '../../figures/explore/ExplorePage.module.css';

/** More than all bars or hotels of the largest city; the rest of Texas is named as left out. */
const MOST_ROWS = 10_000;

const TAXES = [
  { value: 'hotel', label: 'Hotels' },
  { value: 'bar', label: 'Bars' },
] as const;

/** Texas on a map; the address holds the whole question. */
export function MapPage() {
  const [state, patch] = useUrlState(MAP_QUESTION);
  usePageTitle('Map');
  const explored = useMemo(() => fitting({ ...EXPLORED, ...state }), [state]);
  const question = { ...readQuestion(explored), state: explored };
  const { product } = question;
  const asked = useMemo(
    () => ({ product, filter: filterOf(product, explored), top: MOST_ROWS }),
    [product, explored],
  );
  const narrow = (next: Partial<ExploredState>): void => {
    const own = Object.entries(next).filter(([key]) => key in MAP_QUESTION);
    patch({ ...Object.fromEntries(own), view: '', at: '' });
  };
  return (
    <div className={pageStyles.page}>
      <PageHead
        title="Map"
        actions={
          <>
            <CiteMap product={product} state={state} explored={explored} />
            <Button onClick={() => window.print()}>Print</Button>
          </>
        }
      >
        <span>Hotels and bars at their locations, with their figures for one month.</span>
      </PageHead>
      <AsOfNotice product={product}>
        <MapFilters question={question} narrow={narrow} />
        <MarketMap
          title={`${product === 'HOTEL' ? 'Hotels' : 'Bars'} ${isNarrowed(explored) ? 'that match the filters' : 'in Texas'}`}
          question={asked}
          state={state}
          patch={patch}
          listPrefix="l."
        />
      </AsOfNotice>
    </div>
  );
}

function isNarrowed(state: ExploredState): boolean {
  return Object.keys(NO_FILTERS).some((key) => state[key as keyof typeof NO_FILTERS] !== '');
}

interface FilterProps {
  question: Question;
  narrow: (next: Partial<ExploredState>) => void;
}

function MapFilters({ question, narrow }: FilterProps) {
  const { product, state } = question;
  const isFiltered = isNarrowed(state);
  return (
    <Card
      title="Filters"
      actions={
        <Segments
          label="Tax"
          value={product === 'HOTEL' ? 'hotel' : 'bar'}
          options={TAXES}
          onChange={(next) =>
            narrow({ tax: next, brand: '', chain: '', rooms: '', mostrooms: '', filer: '' })
          }
        />
      }
    >
      <Folded isOpen={isFiltered}>
        <div className={formStyles.form}>
          <ExploreFilters question={question} asked={null} months={[]} patch={narrow} isRanked={false} />
        </div>
      </Folded>
      {isFiltered && (
        <button type="button" className={formStyles.clear} onClick={() => narrow(NO_FILTERS)}>
          Clear filters
        </button>
      )}
    </Card>
  );
}

/** On a phone the filters open on demand, so that the map is in sight. */
function Folded({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  if (useWidth() !== 'phone') return children;
  return (
    <details className={formStyles.fold} open={isOpen}>
      <summary>Filters</summary>
      {children}
    </details>
  );
}
