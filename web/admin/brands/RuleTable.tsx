import { useMemo } from 'react';
import { countColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { FindField } from '../../ui/fields/FindField.tsx';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { useWholeList } from '../../app/useWholeList.ts';
import { useFind } from '../../ui/fields/useFind.ts';
import { BrandRulesDocument } from './brandDocuments.ts';
import { RuleForm } from './RuleForm.tsx';
import type { BrandRule } from './RuleForm.tsx';

/** A rule's origin and its state. */
function originOf({ isOwn, isEdited, isDisabled }: BrandRule): string {
  const origin = isOwn ? 'Added' : isEdited ? 'Edited' : 'Reference';
  return isDisabled ? `${origin}, turned off` : origin;
}

type OrderedRule = BrandRule & { order: number };

const columns: readonly Column<OrderedRule>[] = [
  countColumn({ key: 'order', title: 'Order', value: ({ order }) => order, shown: 'desktop' }),
  {
    ...textColumn<OrderedRule>('text', 'Word starts with', ({ matchText }) => matchText, 'phone'),
    isHeading: true,
  },
  textColumn('brand', 'Brand', ({ brand }) => brand.name, 'phone'),
  textColumn('exclusions', 'Excludes', ({ excludeTexts }) => excludeTexts.join(' | '), 'desktop'),
  countColumn({ key: 'hotels', title: 'Hotels', value: ({ hotels }) => hotels, shown: 'tablet' }),
  countColumn({ key: 'names', title: 'Names', value: ({ names }) => names, shown: 'desktop' }),
  textColumn('origin', 'From', originOf, 'tablet'),
];

const wordsOf = (rule: BrandRule): string => `${rule.matchText} ${rule.brand.name} ${originOf(rule)}`;

/** All rules in the order in which they are tried, each with its form. */
export function RuleTable({ onDone }: { onDone: () => void }) {
  const { rows, failed, retry } = useWholeList(BrandRulesDocument, {
    variables: {},
    connectionOf: (data) => data.brandRules,
  });
  const ordered = useMemo(() => rows?.map((rule, i) => ({ ...rule, order: i + 1 })) ?? null, [rows]);
  const { found, find, setFind, fileOf } = useFind(ordered, wordsOf, 'rule-');
  const details = useMemo(
    () => ({
      label: ({ matchText }: OrderedRule) => `Change ${matchText}`,
      content: (rule: OrderedRule) => <RuleForm rule={rule} onDone={onDone} />,
    }),
    [onDone],
  );
  return (
    <ReceiptsTable
      title="Rules in order; the first match applies"
      columns={columns}
      rows={found}
      rowKey={({ ruleId }) => String(ruleId)}
      prefix="rule-"
      sort="order"
      exportName={fileOf('BrandRules.csv')}
      details={details}
      actions={<FindField label="Find a rule" value={find} onChange={setFind} />}
      instead={failed ? <Failure what="The list of rules" onRetry={retry} /> : undefined}
    />
  );
}
