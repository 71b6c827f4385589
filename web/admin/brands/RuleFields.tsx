import { TextField } from '../../ui/fields/TextField.tsx';
import { BrandSelect } from './BrandSelect.tsx';

const HINT =
  'Texts that the name must not have, with | between them. Blanks count: “NEW ” is a word, “NEW” also a beginning.';

/** What a rule says beside its text, as it is typed. */
export interface RuleValues {
  excludeTexts: string;
  brandId: string;
}

interface Props {
  /** Before the ids of the fields. */
  id: string;
  values: RuleValues;
  onChange: (changed: Partial<RuleValues>) => void;
  problems: Readonly<Record<string, string>>;
}

/** When a rule does not hold, and of which brand hotels are by it. */
export function RuleFields({ id, values, onChange, problems }: Props) {
  return (
    <>
      <TextField
        id={`${id}-exclusions`}
        label="Does not hold with"
        hint={HINT}
        value={values.excludeTexts}
        onChange={(excludeTexts) => onChange({ excludeTexts })}
        message={problems['excludeTexts'] ?? null}
      />
      <BrandSelect
        id={`${id}-brand`}
        none="Choose a brand"
        value={values.brandId}
        onChange={(brandId) => onChange({ brandId })}
        message={problems['brandId'] ?? null}
      />
    </>
  );
}

/** The texts of a field, as they were typed; what holds nothing but blanks is none. */
export function readExclusions(typed: string): string[] {
  return typed.split('|').filter((text) => text.trim() !== '');
}
