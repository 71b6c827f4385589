import { Button } from 'antd';
import type { Product } from '../../../gql/graphql.ts';
import { Dialog, useCloseDialog } from '../../../ui/dialog/Dialog.tsx';
import dialogStyles from '../../../ui/dialog/Dialog.module.css';
import { useCopying } from '../../../ui/hooks/useCopying.ts';
import { embedCode } from './embedCode.ts';
import type { Sample } from './embedCode.ts';
import { OpenToAll } from './OpenToAll.tsx';
import styles from './EmbedDialog.module.css';

interface Props {
  sample: Sample;
  product: Product;
  isAdmin: boolean;
  /** Called after the sample was opened or closed. */
  onChange: () => Promise<unknown>;
  onClose: () => void;
}

/** The code that shows a chart within another page; administrators open and close the chart here. */
export function EmbedDialog({ sample, product, isAdmin, onChange, onClose }: Props) {
  return (
    <Dialog label="Embed this chart" onClose={onClose}>
      <h2>Embed this chart</h2>
      {isAdmin && <OpenToAll sample={sample} onChange={onChange} />}
      {sample.isPublic ? <Code id={sample.id} product={product} /> : <Foot />}
    </Dialog>
  );
}

function Code({ id, product }: { id: string; product: Product }) {
  const code = embedCode(window.location.origin, id, product);
  const { copied, copy } = useCopying(code, 'The browser did not allow copying. Select the text instead.');
  return (
    <>
      <p>
        Paste this code into your page. It shows the receipts of the latest 36 months to everybody, and is
        updated with new releases.
      </p>
      <pre className={styles.code} aria-label="Code for your page" tabIndex={0} role="region">
        {code}
      </pre>
      <p role="status">{copied}</p>
      <Foot onCopy={copy} />
    </>
  );
}

function Foot({ onCopy }: { onCopy?: () => void }) {
  const close = useCloseDialog();
  return (
    <div className={dialogStyles.buttons}>
      <Button onClick={close}>Close</Button>
      {onCopy !== undefined && (
        <Button type="primary" onClick={onCopy}>
          Copy the code
        </Button>
      )}
    </div>
  );
}
