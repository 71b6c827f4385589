import type { FactsOf } from '../../../app/factsOf.ts';
import { formatDate } from '../../../ui/formats/formatMonth.ts';
import { graphql } from '../../../gql/gql.ts';
import type { CitedReleaseFragment as Fragment } from '../../../gql/graphql.ts';

export const CitedReleaseFragment = graphql(`
  fragment CitedRelease on Release {
    id
    fileName
    issuedOn
    publishedAt
    synthetic
  }
`);

export type CitedRelease = FactsOf<Fragment>;

/** `HOT2309.CSV`, with a word where its figures are invented. */
export function citedFile({ fileName, synthetic }: CitedRelease): string {
  return `${fileName}${synthetic ? ' (synthetic)' : ''}`;
}

/** `HOT2309.CSV, published here on Nov 20, 2023` */
export function citedName(release: CitedRelease): string {
  return `${citedFile(release)}, published here on ${formatDate(release.publishedAt)}`;
}

/** Asks for the releases that figures are as of. */
export const CitedReleasesDocument = graphql(`
  query CitedReleases($asOf: AsOfInput) {
    figuresAsOf(asOf: $asOf) {
      hotel {
        ...CitedRelease
      }
      beverage {
        ...CitedRelease
      }
    }
  }
`);
