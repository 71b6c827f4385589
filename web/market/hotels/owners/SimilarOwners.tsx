import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { Product } from '../../../gql/graphql.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { formatCount, formatMoney } from '../../../ui/formats/formatMoney.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { fileAsOf, useAsOf } from '../../figures/citing/asOf.ts';
import { IncompleteAside } from '../../figures/IncompleteAside.tsx';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import { columnsOf } from './similarOwnerColumns.tsx';
import type { Suggestion } from './similarOwnerColumns.tsx';
import { useLatestYear } from './useLatestYear.ts';

const SimilarOwnersDocument = graphql(`
  query SimilarOwners($number: String!, $asOf: AsOfInput) {
    owner(number: $number) {
      id
      possiblySame(asOf: $asOf) {
        found
        properties
        roomReceipts
        beverageReceipts
        owners {
          reason
          mailingAddress
          roomReceipts
          beverageReceipts
          owner {
            id
            number
            name
            hotels
            bars
          }
        }
      }
    }
  }
`);

/** Other taxpayer numbers that may be the owner's, if there are any: never part of its figures. */
export function SimilarOwners({ number }: { number: string }) {
  const asOf = useAsOf();
  const { data, error, refetch } = useQuery(SimilarOwnersDocument, { variables: { number, asOf } });
  if (error !== undefined) return <Failure what="Similar owners" onRetry={() => void refetch()} />;
  const suggestion = data?.owner?.possiblySame;
  if (!suggestion) return null;
  return (
    <ReceiptsTable
      title="Possibly the same owner"
      columns={columnsOf(suggestion, asOf !== null)}
      rows={suggestion.owners}
      rowKey={({ owner }) => owner.id}
      prefix="o."
      sort={suggestion.roomReceipts === null ? '-alcohol' : '-rooms'}
      rowHeight={38}
      exportName={fileAsOf('PossiblySameOwners', asOf)}
      note={<Note suggestion={suggestion} />}
    />
  );
}

/** Until it is known which of them are published. */
const LATEST_YEAR = 'latest 12 months';

interface SumProps {
  product: Product;
  words: string;
  /** Null if there is none. */
  sum: number | null;
}

/** A sum over the latest 12 months, after others. */
function Sum({ product, words, sum }: SumProps) {
  const { text, months } = useLatestYear(product);
  if (sum === null) return null;
  return (
    <>
      {`, ${words} of ${formatMoney(sum)} (${text || LATEST_YEAR}`}
      <IncompleteAside product={product} months={months} />)
    </>
  );
}

function Note({ suggestion }: { suggestion: Suggestion }) {
  const { owners, found, properties, roomReceipts, beverageReceipts } = suggestion;
  return (
    <>
      <p>
        A suggestion: these taxpayer numbers file the same mailing address and a similar name, but they may
        belong to other companies. No other figure on this page includes them.
      </p>
      <p>
        {`Sum of this suggestion: ${counted(owners.length, 'number')}, ${counted(properties, 'property', 'properties')}`}
        <Sum product="HOTEL" words="room receipts" sum={roomReceipts} />
        <Sum product="BEVERAGE" words="alcohol receipts" sum={beverageReceipts} />.
        {found > owners.length &&
          ` ${formatCount(found)} numbers were found; those with the most similar names are listed.`}
      </p>
    </>
  );
}
