import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { servedName } from './servedName.ts';
import { graphql } from '../gql/gql.ts';
import type { AboutQuery } from '../gql/graphql.ts';

export const AboutDocument = graphql(`
  query About {
    about {
      productName
      operatorName
      supportEmail
      synthetic
      captchaSiteKey
      analyticsUrl
      errorReportingUrl
      mapTilesUrl
      mapTilesAttribution
      outdatedFigures {
        product
        step
        steps
      }
    }
  }
`);

/** Figures of a tax that an earlier version computed and that are being brought up to date. */
export type OutdatedFigures = AboutQuery['about']['outdatedFigures'][number];

export interface About {
  productName: string;
  /** The operator of this installation; `the operator` if unnamed. */
  operatorName: string;
  /** Null if only the message form reaches them. */
  supportEmail: string | null;
  /** True if the published figures are the synthetic sample. */
  synthetic: boolean;
  /** Null if signing in needs no captcha. */
  captchaSiteKey: string | null;
  /** Null if page views are not reported. */
  analyticsUrl: string | null;
  /** Null if errors go to no other service. */
  errorReportingUrl: string | null;
  /** Null if maps are county outlines alone. */
  mapTilesUrl: string | null;
  /** The credit that a map with tiles must show. */
  mapTilesAttribution: string | null;
  /** Mostly empty. */
  outdatedFigures: readonly OutdatedFigures[];
}

const UNNAMED = 'the operator';

const UNKNOWN: About = {
  productName: servedName(),
  operatorName: UNNAMED,
  supportEmail: null,
  synthetic: false,
  captchaSiteKey: null,
  analyticsUrl: null,
  errorReportingUrl: null,
  mapTilesUrl: null,
  mapTilesAttribution: null,
  outdatedFigures: [],
};

/** Name of this installation, and whether its figures are invented; every page knows it. */
export function useAbout(): About {
  const { data } = useQuery(AboutDocument);
  return data?.about ?? UNKNOWN;
}

/** The operator at the beginning of a sentence. */
export function startingWith(operatorName: string): string {
  return operatorName === UNNAMED ? 'The operator' : operatorName;
}

/** The note in pictures and files on figures that are being brought up to date; else empty. */
export function useOldFiguresNote(): string {
  return useAbout().outdatedFigures.length > 0 ? 'Old figures, from before an update' : '';
}

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  const { productName } = useAbout();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}
