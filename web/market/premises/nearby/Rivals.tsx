import { comparePath } from '../../../app/paths.ts';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { Product } from '../../../gql/graphql.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { counted } from '../../../ui/formats/counted.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { pathAsOf, useAsOf } from '../../figures/citing/asOf.ts';
import { monthsUpTo } from '../../../ui/formats/monthArithmetic.ts';
import { LinkAsOf } from '../../figures/citing/LinkAsOf.tsx';
import { PartialChip } from '../../figures/PartialChip.tsx';
import { IncompleteSentence } from '../../figures/IncompleteAside.tsx';
import { propertyPath } from '../property.ts';
import type { PropertyKey } from '../property.ts';
import { monthsText, nearbyRows, NearbyMonths } from './nearbyProperty.ts';
import type { NearbyRow } from './nearbyProperty.ts';
import relatedStyles from '../RelatedList.module.css';

const RivalsFragment = graphql(`
  fragment Rivals on Nearby {
    ...NearbyMonths
    rivals {
      ...NearbyProperty
    }
  }
`);

const NUMBERS = ['', 'this one', 'these two', 'these three', 'these four', 'these five'];
const HOW: Record<Product, string> = {
  HOTEL: 'Chosen by rooms, RevPAR, distance and chain scale (the same before a neighboring one)',
  BEVERAGE: 'Chosen by receipts and distance',
};

const NONE: Record<Product, string> = {
  HOTEL: 'No hotel nearby has a similar number of rooms and enough months to compare.',
  BEVERAGE: 'No property nearby has enough months to compare.',
};

interface Props {
  product: Product;
  propertyKey: PropertyKey;
  nearby: FragmentType<typeof RivalsFragment>;
}

/** The suggested rivals, why each is one, and the way to compare with all of them. */
export function Rivals({ product, propertyKey, nearby }: Props) {
  const answer = readFragment(RivalsFragment, nearby);
  const { monthsPublished, to, withinMiles } = readFragment(NearbyMonths, answer);
  const rivals = nearbyRows(answer.rivals);
  const keys = rivals.map(({ property }) => property);
  const asOf = useAsOf();
  const canCompare = product === 'HOTEL' && rivals.length > 0;
  return (
    <Card
      title="Suggested rivals"
      actions={
        canCompare && (
          <LinkButton to={pathAsOf(comparePath(propertyKey, keys), asOf)}>
            {`Compare with ${NUMBERS[rivals.length] ?? 'these'}`}
          </LinkButton>
        )
      }
    >
      <List product={product} rivals={rivals} />
      <p className={relatedStyles.note}>
        {`${HOW[product]}, over ${monthsText(product, monthsPublished, formatMonth(to))}. At most ${counted(withinMiles, 'mile')} away.`}
        <IncompleteSentence product={product} months={monthsUpTo(to, 12)} />
      </p>
    </Card>
  );
}

function List({ product, rivals }: { product: Product; rivals: readonly NearbyRow[] }) {
  if (rivals.length === 0) return <p className={relatedStyles.none}>{NONE[product]}</p>;
  return (
    <ul className={relatedStyles.related}>
      {rivals.map(({ property, reasons, partialMonths }) => (
        <li key={property.id}>
          <span className={relatedStyles.name}>
            <LinkAsOf to={propertyPath(product, property)}>{property.name}</LinkAsOf>
          </span>
          <span className={relatedStyles.detail}>{reasons.join(' · ')}</span>
          <PartialChip months={partialMonths} />
        </li>
      ))}
    </ul>
  );
}
