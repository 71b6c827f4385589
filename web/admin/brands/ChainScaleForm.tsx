import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { ChainScale, ChainScalesQuery } from '../../gql/graphql.ts';
import { BRAND_SCALES } from '../../market/brands/chainScales.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { NOT_SAVED } from '../../ui/formats/failures.ts';
import { SetBrandChainScaleDocument } from './chainScaleDocuments.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import selectStyles from '../../ui/fields/select.module.css';
import adminStyles from '../admin.module.css';
import styles from './ActionForm.module.css';

export type ScaledBrand = ChainScalesQuery['brands'][number];

const NO_PROBLEMS: Readonly<Record<string, string>> = {};

/** Sets a brand’s chain scale, with where it is published. */
export function ChainScaleForm({ brand }: { brand: ScaledBrand }) {
  const [scale, setScale] = useState<ChainScale | null>(brand.chainScale);
  const [source, setSource] = useState('');
  const { save, busy, told, problems } = useSave(brand);
  const id = `scale-${brand.id}`;
  return (
    <form
      className={styles.form}
      aria-label={`Chain scale of ${brand.name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(scale, source);
      }}
    >
      <ScaleSelect id={id} value={scale} onChange={setScale} />
      <TextField
        id={`${id}-source`}
        label="Source"
        hint="Name the publication that gives the class, so that other administrators can check it."
        value={source}
        onChange={setSource}
        message={problems['source'] ?? null}
      />
      <div className={adminStyles.acts}>
        <BusyButton type="primary" htmlType="submit" loading={busy}>
          Save
        </BusyButton>
        <p role="status">{problems[''] ?? told}</p>
      </div>
    </form>
  );
}

/** Saves the class; the table follows by the brand’s id. */
function useSave({ id: brandId }: ScaledBrand) {
  const [mutate, { loading: busy }] = useMutation(SetBrandChainScaleDocument);
  const [{ told, problems }, setShown] = useState({ told: '', problems: NO_PROBLEMS });
  const save = (chainScale: ChainScale | null, source: string): void => {
    mutate({ variables: { input: { brandId, chainScale, source } } })
      .then(({ data }) => {
        const errors = data?.setBrandChainScale.errors ?? [{ field: null, message: NOT_SAVED }];
        setShown({
          told: errors.length === 0 ? 'Saved. Figures follow at once.' : '',
          problems: Object.fromEntries(
            errors.map(({ field, message }) => [field === 'source' ? field : '', message]),
          ),
        });
      })
      .catch(() => setShown({ told: '', problems: { '': NOT_SAVED } }));
  };
  return { save, busy, told, problems };
}

interface SelectProps {
  id: string;
  value: ChainScale | null;
  onChange: (scale: ChainScale | null) => void;
}

function ScaleSelect({ id, value, onChange }: SelectProps) {
  return (
    <Field label="Chain scale" id={id} message="">
      <select
        id={id}
        className={selectStyles.select}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(BRAND_SCALES.find(({ scale }) => scale === target.value)?.scale ?? null)
        }
      >
        <option value="">Unknown: no class is certain</option>
        {BRAND_SCALES.map(({ scale, label }) => (
          <option key={scale} value={scale}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
