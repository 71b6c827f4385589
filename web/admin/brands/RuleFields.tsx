import { TextField } from '../../ui/fields/TextField.tsx';
import { BrandSelect } from './BrandSelect.tsx';

const HINT =
  'Texts that the name must not contain, separated by |. Spaces count: “NEW ” matches a whole word, “NEW” also the start of one.';

/** A rule's other fields, as they are typed. */
export interface RuleValues {
  excludeTexts: string;
  brandId: string;
}

interface Props {
  /** Prefix of the ids of the fields. */
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
        label="Exclude names containing"
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

/** The texts of a field as typed, without blank ones. */
export function readExclusions(typed: string): string[] {
  return typed.split('|').filter((text) => text.trim() !== '');
}
