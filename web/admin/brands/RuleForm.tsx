import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { BrandRulesQuery } from '../../gql/graphql.ts';
import { ActionForm } from './ActionForm.tsx';
import { ChangeBrandRuleDocument } from './brandDocuments.ts';
import { RuleFields, readExclusions } from './RuleFields.tsx';
import type { RuleValues } from './RuleFields.tsx';
import { useBrandAction } from './useBrandAction.ts';
import { NO_ANSWER } from '../../ui/formats/failures.ts';

export type BrandRule = BrandRulesQuery['brandRules']['nodes'][number];

interface Values extends RuleValues {
  isDisabled: boolean;
}

function valuesOf({ excludeTexts, brand, isDisabled }: BrandRule): Values {
  return { excludeTexts: excludeTexts.join('|'), brandId: brand.id, isDisabled };
}

/** Changes a rule; its text stays, since another text is another rule. */
export function RuleForm({ rule, onDone }: { rule: BrandRule; onDone: () => void }) {
  const [values, setValues] = useState(() => valuesOf(rule));
  const set = (changed: Partial<Values>): void => setValues((before) => ({ ...before, ...changed }));
  const { brandId, isDisabled } = values;
  const input = {
    ruleId: rule.ruleId,
    brandId,
    isDisabled,
    excludeTexts: readExclusions(values.excludeTexts),
  };
  const act = useBrandAction({
    input: { changeRule: input },
    apply: async (client, stamp) => {
      const variables = { input: { ...input, stamp } };
      const { data } = await client.mutate({ mutation: ChangeBrandRuleDocument, variables });
      if (!data) throw new Error(NO_ANSWER);
      return data.changeBrandRule.errors;
    },
    onDone,
    onOutdated: onDone,
  });
  const id = `rule-${String(rule.ruleId)}`;
  return (
    <ActionForm label={`Change ${rule.matchText}`} act={act} prefix={`${id}-`}>
      <RuleFields id={id} values={values} onChange={set} problems={act.problems} />
      <Checkbox checked={isDisabled} onChange={(event) => set({ isDisabled: event.target.checked })}>
        Turned off
      </Checkbox>
      <TakeBack rule={rule} onTake={set} />
    </ActionForm>
  );
}

/** Brings the form to what the reference file says. */
function TakeBack({ rule, onTake }: { rule: BrandRule; onTake: (values: Values) => void }) {
  const { fileExcludeTexts, fileBrand, isEdited, isDisabled } = rule;
  if (fileExcludeTexts === null || fileBrand === null || (!isEdited && !isDisabled)) return null;
  const values = { excludeTexts: fileExcludeTexts.join('|'), brandId: fileBrand.id, isDisabled: false };
  return <Button onClick={() => onTake(values)}>Restore reference rule</Button>;
}
