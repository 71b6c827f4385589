import { graphql } from '../../gql/gql.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { Card } from '../../ui/parts/Card.tsx';

const JoinedAddressesFragment = graphql(`
  fragment JoinedAddresses on Premises {
    joins {
      address
      otherAddress
      score
      reason
    }
  }
`);

/** Lists other spellings of the address that count as the same premises, with the reasons. */
export function JoinedAddresses(props: { premises: FragmentType<typeof JoinedAddressesFragment> }) {
  const { joins } = readFragment(JoinedAddressesFragment, props.premises);
  if (joins.length === 0) return null;
  return (
    <Card title="Other Spellings of the Address">
      <p>Properties at these addresses count as one premises.</p>
      <ul>
        {joins.map(({ address, otherAddress, score, reason }) => (
          <li key={`${address}|${otherAddress}`}>
            {`${address} and ${otherAddress}: ${reason} (score ${String(score)} of 100).`}
          </li>
        ))}
      </ul>
    </Card>
  );
}
