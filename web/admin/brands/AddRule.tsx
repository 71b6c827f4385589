import { TextField } from '../../ui/fields/TextField.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { ActionForm } from './ActionForm.tsx';
import { AddBrandRuleDocument } from './brandDocuments.ts';
import { RuleFields, readExclusions } from './RuleFields.tsx';
import { useBrandAction } from './useBrandAction.ts';
import { useFormDraft } from '../../ui/hooks/useDraft.ts';
import { NO_ANSWER } from '../../ui/formats/failures.ts';

const EMPTY = { matchText: '', excludeTexts: '', brandId: '' };

/** Adds a rule that is tried before all others. */
export function AddRule({ onDone }: { onDone: () => void }) {
  const { values, set, forget } = useFormDraft('new brand rule', EMPTY);
  const { matchText, brandId } = values;
  const input = { matchText, brandId, excludeTexts: readExclusions(values.excludeTexts) };
  const act = useBrandAction({
    input: { addRule: input },
    apply: async (client, stamp) => {
      const variables = { input: { ...input, stamp } };
      const { data } = await client.mutate({ mutation: AddBrandRuleDocument, variables });
      if (!data) throw new Error(NO_ANSWER);
      return data.addBrandRule.errors;
    },
    onDone: () => {
      forget();
      onDone();
    },
    onOutdated: onDone,
  });
  return (
    <Card title="Add a rule">
      <ActionForm label="Add a rule" act={act} prefix="added-">
        <TextField
          id="new-text"
          label="Names with a word starting with"
          hint="This rule is tried first."
          value={matchText}
          onChange={(text) => set({ matchText: text })}
          message={act.problems['matchText'] ?? null}
        />
        <RuleFields id="new" values={values} onChange={set} problems={act.problems} />
      </ActionForm>
    </Card>
  );
}
