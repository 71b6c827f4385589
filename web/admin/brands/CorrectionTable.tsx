import { useMemo } from 'react';
import { textColumn } from '../../ui/table/columnKinds.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import type { BrandCorrectionsQuery } from '../../gql/graphql.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { useWholeList } from '../../app/useWholeList.ts';
import { ActionForm } from './ActionForm.tsx';
import { BrandCorrectionsDocument, WithdrawBrandCorrectionDocument } from './brandDocuments.ts';
import { useBrandAction } from './useBrandAction.ts';
import { NO_ANSWER } from '../../ui/formats/failures.ts';

type Correction = BrandCorrectionsQuery['brandCorrections']['nodes'][number];

const columns: readonly Column<Correction>[] = [
  { ...textColumn<Correction>('hotel', 'Hotel', ({ hotelName }) => hotelName, 'phone'), isHeading: true },
  textColumn('brand', 'Brand', ({ brand }) => brand?.name ?? 'No brand', 'phone'),
  textColumn('why', 'Why', ({ reason }) => reason, 'desktop'),
  textColumn('by', 'By', ({ madeBy }) => madeBy, 'desktop'),
  {
    key: 'made',
    title: 'Made',
    value: ({ madeAt }) => madeAt,
    cell: ({ madeAt }) => formatMoment(madeAt),
    shown: 'tablet',
  },
  {
    key: 'ended',
    title: 'Ended',
    value: ({ endedAt }) => endedAt,
    cell: ({ endedAt, endedBy }) =>
      endedAt === null ? 'In force' : `${formatMoment(endedAt)}, ${endedBy ?? 'unknown'}`,
    shown: 'tablet',
  },
];

/** Corrections of single hotels, in force or not. */
export function CorrectionTable({ onDone }: { onDone: () => void }) {
  const { rows, failed, retry } = useWholeList(BrandCorrectionsDocument, {
    variables: {},
    connectionOf: (data) => data.brandCorrections,
  });
  const details = useMemo(
    () => ({
      label: ({ hotelName, endedAt }: Correction) =>
        endedAt === null ? `Remove the correction of ${hotelName}` : null,
      content: (correction: Correction) => <Withdraw correction={correction} onDone={onDone} />,
    }),
    [onDone],
  );
  return (
    <ReceiptsTable
      title="Corrections of hotels"
      columns={columns}
      rows={rows}
      rowKey={({ correctionId }) => String(correctionId)}
      prefix="correction-"
      sort="-made"
      details={details}
      instead={failed ? <Failure what="The list of corrections" onRetry={retry} /> : undefined}
    />
  );
}

function Withdraw({ correction, onDone }: { correction: Correction; onDone: () => void }) {
  const { correctionId, hotelName } = correction;
  const input = { correctionId };
  const act = useBrandAction({
    input: { withdraw: input },
    apply: async (client, stamp) => {
      const variables = { input: { ...input, stamp } };
      const { data } = await client.mutate({ mutation: WithdrawBrandCorrectionDocument, variables });
      if (!data) throw new Error(NO_ANSWER);
      return data.withdrawBrandCorrection.errors;
    },
    onDone,
    onOutdated: onDone,
  });
  const problem = act.problems['correctionId'];
  return (
    <ActionForm
      label={`Remove the correction of ${hotelName}`}
      act={act}
      prefix={`back-${String(correctionId)}-`}
    >
      <p>{problem ?? 'The brand rules would apply again.'}</p>
    </ActionForm>
  );
}
