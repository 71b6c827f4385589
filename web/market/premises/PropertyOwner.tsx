import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { FactsOf } from '../../app/factsOf.ts';
import { ownerPath } from '../../app/paths.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { Facts } from '../../ui/parts/Facts.tsx';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import { graphql } from '../../gql/gql.ts';
import { isKnownByPermit } from './property.ts';
import type { PropertyOwnerFragment } from '../../gql/graphql.ts';

graphql(`
  fragment PropertyOwner on PropertyFacts {
    locationNumber
    taxpayer {
      number
      name
      address
      city
      state
      zip
      phone
    }
  }
`);

interface Props {
  /** Null while loading. */
  property: FactsOf<PropertyOwnerFragment> | null;
  /** Facts that only one of the taxes has. */
  more: ComponentProps<typeof Facts>['facts'];
  /** False for visitors, who may not open the owner's page. */
  hasPage?: boolean;
}

/** None of a bar that is known by its permit, which stands among the other facts. */
function numbersOf(property: Props['property']): Props['more'] {
  if (property !== null && isKnownByPermit(property)) return [];
  return [
    { label: 'Taxpayer Number', value: property?.taxpayer.number },
    { label: 'Location Number', value: property === null ? undefined : String(property.locationNumber) },
  ];
}

/** The taxpayer of a property of either tax. */
export function PropertyOwner({ property, more, hasPage = true }: Props) {
  const taxpayer = property?.taxpayer;
  // Legacy releases name no city of the taxpayer.
  const place =
    taxpayer && [formatPlace(taxpayer.city), `${taxpayer.state} ${taxpayer.zip}`.trim()].filter(Boolean);
  return (
    <Card title="Owner Information">
      <Facts
        facts={[
          {
            label: 'Taxpayer',
            value: taxpayer?.name,
            shown:
              taxpayer && hasPage ? <Link to={ownerPath(taxpayer.number)}>{taxpayer.name}</Link> : undefined,
          },
          ...numbersOf(property),
          { label: 'Address', value: taxpayer?.address },
          { label: 'City', value: place?.join(', ') },
          ...more,
        ]}
      />
    </Card>
  );
}
