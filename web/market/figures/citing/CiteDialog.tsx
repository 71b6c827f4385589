import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAbout } from '../../../app/about.ts';
import { CopyButtons } from '../../../ui/dialog/CopyButtons.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { CitedReleasesQuery, Product } from '../../../gql/graphql.ts';
import { permalink, useAsOf } from './asOf.ts';
import { citationOf, latestOf, pageOfProperty } from './citation.ts';
import type { CitedSource, CitedThing } from './citation.ts';
import { CitedReleaseFragment, CitedReleasesDocument } from './citedRelease.ts';
import styles from './CiteDialog.module.css';

type Cited = CitedThing & { products: readonly [Product, ...Product[]] };

/** A citation of the figures that the page shows, with an address that shows the same filings for good. */
export function CiteDialog({ onClose, ...cited }: Cited & { onClose: () => void }) {
  return (
    <Dialog label="Cite" className={styles.dialog} onClose={onClose}>
      <h2>Cite</h2>
      <Citation {...cited} />
    </Dialog>
  );
}

function Citation({ products, ...cited }: Cited) {
  const asOf = useAsOf();
  const [address] = useSearchParams();
  const [retrievedOn] = useState(today);
  const { productName } = useAbout();
  const { data, error, refetch } = useQuery(CitedReleasesDocument, {
    variables: { asOf },
    // Another release may have been published since the page was opened.
    fetchPolicy: 'network-only',
  });
  if (error !== undefined) return <Failure what="The citation" onRetry={() => void refetch()} />;
  if (data === undefined) return <p>Loading…</p>;
  const [first, ...others] = products.flatMap((product) => sourceOf(product, data.figuresAsOf));
  if (first === undefined) return <p>There are no releases to cite yet.</p>;
  const page = 'page' in cited ? cited.page : pageOfProperty(products[0], cited.property);
  // The link keeps the order and filters of the page's tables and the years of its charts.
  const parameters = { ...Object.fromEntries(address), ...page.parameters };
  const url = permalink(page.path, { release: latestOf([first, ...others]) }, parameters);
  const sources = [first, ...others];
  return <CitationText text={citationOf({ sources, page, productName, retrievedOn, url })} />;
}

/** The reader's day, which late in the evening is not that of UTC: `2026-11-23`. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function sourceOf(
  product: Product,
  { hotel, beverage }: CitedReleasesQuery['figuresAsOf'],
): readonly CitedSource[] {
  const release = readFragment(CitedReleaseFragment, product === 'HOTEL' ? hotel : beverage);
  return release === null ? [] : [{ product, release }];
}

function CitationText({ text }: { text: string }) {
  return (
    <>
      <p className={styles.citation} aria-label="Citation" role="note">
        {text}
      </p>
      <p>
        The link shows the filings as they are now, even if they are corrected later. It applies the rules for
        filing errors, the operators’ decisions and the joined owners of the day on which it is opened, and
        leaves out releases that were undone.
      </p>
      <CopyButtons text={text} />
    </>
  );
}
