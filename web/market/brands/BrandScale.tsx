import { Link } from 'react-router-dom';
import { definitionPath } from '../../app/paths.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { scaleLabel } from './chainScales.ts';

const BrandScaleFragment = graphql(`
  fragment BrandScale on Brand {
    chainScale
    chainScaleSource
    chainScaleChecked
  }
`);

/** A brand’s chain scale and its source, or that no class is certain. */
export function BrandScale({ brand }: { brand: FragmentType<typeof BrandScaleFragment> }) {
  const { chainScale, chainScaleSource, chainScaleChecked } = readFragment(BrandScaleFragment, brand);
  const source = [
    ...(chainScaleSource === null ? [] : [chainScaleSource]),
    ...(chainScaleChecked === null ? [] : [`checked ${chainScaleChecked}`]),
  ].join(', ');
  return (
    <p>
      <Link to={definitionPath('chain-scale')}>Chain scale</Link>
      {chainScale === null ? ': unknown, no class is certain' : `: ${scaleLabel(chainScale)}`}
      {source !== '' && ` (${source})`}
    </p>
  );
}
