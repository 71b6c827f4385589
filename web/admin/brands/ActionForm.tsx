import { Button } from 'antd';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { BrandAction } from './useBrandAction.ts';
import { RebrandingTable } from './RebrandingTable.tsx';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import adminStyles from '../admin.module.css';
import styles from './ActionForm.module.css';

interface Props {
  /** The action, for screen readers. */
  label: string;
  act: BrandAction;
  /** Prefix of the preview's state in the address. */
  prefix: string;
  children: ReactNode;
}

/** A change of brands: it is looked at first, and applied then. */
export function ActionForm({ label, act, prefix, children }: Props) {
  const { rebrandings, problems, busy, told } = act;
  const preview = useRef<HTMLButtonElement>(null);
  const apply = (): void => {
    // “Apply” disappears with its preview, and the keyboard focus must not disappear with it.
    preview.current?.focus();
    act.apply();
  };
  return (
    <>
      <form
        className={styles.form}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          act.look();
        }}
      >
        {children}
        <div className={adminStyles.acts}>
          <BusyButton ref={preview} htmlType="submit" loading={busy}>
            Preview
          </BusyButton>
          {rebrandings !== null && (
            <Button type="primary" disabled={busy} onClick={apply}>
              Apply
            </Button>
          )}
          <p role="status">{problems[''] ?? told}</p>
        </div>
      </form>
      {rebrandings !== null && rebrandings.totalCount > 0 && (
        <RebrandingTable rebrandings={rebrandings} prefix={prefix} />
      )}
    </>
  );
}
