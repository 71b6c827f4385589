import { TextField } from '../../ui/fields/TextField.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { ActionForm } from './ActionForm.tsx';
import { CorrectHotelBrandDocument } from './brandDocuments.ts';
import { BrandSelect } from './BrandSelect.tsx';
import type { CorrectableHotel } from './correctableHotel.ts';
import { useBrandAction } from './useBrandAction.ts';
import { useFormDraft } from '../../ui/hooks/useDraft.ts';
import { NO_ANSWER } from '../../ui/formats/failures.ts';
import selectStyles from '../../ui/fields/select.module.css';

interface Props {
  hotel: CorrectableHotel;
  onDone: () => void;
}

const startOf = ({ name }: CorrectableHotel) => ({ hotelName: name, brandId: '', reason: '' });

/** The brand of a hotel under one of the names that it filed under. */
export function CorrectionForm({ hotel, onDone }: Props) {
  const { values, set, forget } = useFormDraft(`brand of ${hotel.id}`, startOf(hotel));
  const { hotelName, brandId, reason } = values;
  const what = { hotelId: hotel.id, hotelName, brandId: brandId || null };
  const act = useBrandAction({
    // The reason changes nothing of what would happen.
    input: { correctHotel: what },
    apply: async (client, stamp) => {
      const variables = { input: { ...what, reason, stamp } };
      const { data } = await client.mutate({ mutation: CorrectHotelBrandDocument, variables });
      if (!data) throw new Error(NO_ANSWER);
      return data.correctHotelBrand.errors;
    },
    onDone: () => {
      forget();
      onDone();
    },
    onOutdated: onDone,
  });
  return (
    <ActionForm label={`Correct ${hotel.name}`} act={act} prefix="corrected-">
      <NameSelect hotel={hotel} value={hotelName} onChange={(name) => set({ hotelName: name })} />
      <BrandSelect
        id="correct-brand"
        none="No brand"
        value={brandId}
        onChange={(chosen) => set({ brandId: chosen })}
        message={act.problems['brandId'] ?? act.problems['hotelId'] ?? null}
      />
      <TextField
        id="correct-reason"
        label="Why"
        hint="A note for colleagues who review this later."
        value={reason}
        onChange={(text) => set({ reason: text })}
        message={act.problems['reason'] ?? null}
      />
    </ActionForm>
  );
}

interface NameProps {
  hotel: CorrectableHotel;
  value: string;
  onChange: (name: string) => void;
}

function NameSelect({ hotel, value, onChange }: NameProps) {
  const names = [...new Set([hotel.name, ...hotel.filings.nodes.map(({ locationName }) => locationName)])];
  return (
    <Field label="Under the name" id="correct-name" hint="Filings under other names are unaffected.">
      <select
        id="correct-name"
        className={selectStyles.select}
        aria-describedby="correct-name-hint"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </Field>
  );
}
