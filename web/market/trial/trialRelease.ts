import type { ReleaseName } from '../../ui/formats/release.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';

const ReleaseFragment = graphql(`
  fragment TrialRelease on TrialRelease {
    fileName
    issuedOn
    synthetic
  }
`);

interface Sourced {
  release: FragmentType<typeof ReleaseFragment>;
}

/** A figure with its release as the members' pages know one: by an id, for which its file's name stands. */
export function withRelease<T extends Sourced>(
  figure: T,
): Omit<T, 'release'> & { release: ReleaseName & { id: string } } {
  const release = readFragment(ReleaseFragment, figure.release);
  return { ...figure, release: { ...release, id: release.fileName } };
}
