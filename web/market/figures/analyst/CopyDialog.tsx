import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AskedQuery } from '../../../app/askedQuery.ts';
import { routes } from '../../../app/paths.ts';
import { CopyButtons } from '../../../ui/dialog/CopyButtons.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Segments } from '../../../ui/parts/Segments.tsx';
import type { Language } from './copyAs.ts';
import { exportCommand, programOf } from './copyAs.ts';
import type { Example } from './examples.ts';
import { examples } from './examples.ts';
import styles from './CopyDialog.module.css';

type Form = Language | 'file';

const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'python', label: 'Python' },
  { value: 'r', label: 'R' },
  { value: 'javascript', label: 'JavaScript' },
] as const satisfies readonly { value: Form; label: string }[];

const FILE = { value: 'file', label: 'File', name: 'Export of the whole file' } as const;

interface Props {
  asked: AskedQuery;
  onClose: () => void;
}

/** The query as a program that asks it with an API key. */
export function CopyDialog({ asked, onClose }: Props) {
  return (
    <Dialog label="Copy as" className={styles.dialog} onClose={onClose}>
      <h2>Copy as</h2>
      <Programs asked={asked} />
    </Dialog>
  );
}

function Programs({ asked }: { asked: AskedQuery }) {
  const [form, setForm] = useState<Form>('curl');
  const file = examples.find(({ query }) => query.trim() === asked.query.trim())?.file;
  const text = textOf(form, asked, file);
  return (
    <>
      <Segments
        label="Language"
        value={form}
        options={file === undefined ? LANGUAGES : [...LANGUAGES, FILE]}
        onChange={setForm}
      />
      <p>
        It reads your API key from the environment variable <code>TXR_KEY</code>. Create a key in{' '}
        <Link to={routes.settings}>My Account</Link>.
      </p>
      <pre className={styles.program} tabIndex={0} aria-label="Program">
        {text}
      </pre>
      <CopyButtons key={form} text={text} />
    </>
  );
}

function textOf(form: Form, asked: AskedQuery, file: Example['file']): string {
  const { origin } = window.location;
  if (form !== 'file') return programOf(form, { ...asked, origin });
  return file === undefined ? '' : exportCommand(origin, file.dataSet, file.arguments);
}
