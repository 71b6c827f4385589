import { Button } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DeleteDialog } from '../../../ui/dialog/DeleteDialog.tsx';
import { NameDialog } from '../../../ui/dialog/NameDialog.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { useViewChanges, useViews } from './useViews.ts';
import type { SavedView } from './useViews.ts';
import { questionOf, viewPath } from './viewAddress.ts';
import styles from './SavedViews.module.css';

/** The dialog that is open, with the view that it asks about: a deleted view is gone before its dialog has closed. */
type Asking = { action: 'save' } | { action: 'rename' | 'delete'; view: SavedView } | null;

/** The member's saved views of the explorer, with actions for the current question. */
export function SavedViews() {
  const { search } = useLocation();
  const question = questionOf(search);
  const { views, failure } = useViews();
  const [asking, ask] = useState<Asking>(null);
  // The layout must not shift when the views arrive.
  const current = views?.find((view) => questionOf(view.question) === question) ?? null;
  return (
    <nav className={styles.views} aria-label="Saved views">
      <span className={styles.label}>Saved views</span>
      {failure !== null && <Failure what="Your saved views" onRetry={failure.onRetry} />}
      {views?.length === 0 && <span className={styles.none}>None yet. Save a question to find it here.</span>}
      {views?.map((view) => (
        <ViewLink key={view.id} view={view} isCurrent={view.id === current?.id} />
      ))}
      {/* The same button before and after, so that it keeps the focus when a view is saved. */}
      <Button
        size="small"
        disabled={views === undefined}
        onClick={() => ask(current === null ? { action: 'save' } : { action: 'rename', view: current })}
      >
        {current === null ? 'Save this view' : 'Rename'}
      </Button>
      {current !== null && (
        <Button size="small" onClick={() => ask({ action: 'delete', view: current })}>
          Delete
        </Button>
      )}
      <OpenDialog asking={asking} question={question} views={views ?? []} onClose={() => ask(null)} />
    </nav>
  );
}

function ViewLink({ view, isCurrent }: { view: SavedView; isCurrent: boolean }) {
  return (
    <Link className={styles.view} to={viewPath(view.question)} {...(isCurrent && { 'aria-current': 'page' })}>
      {view.name}
    </Link>
  );
}

function OpenDialog({ asking, ...props }: SaveProps & { asking: Asking }) {
  if (asking === null) return null;
  if (asking.action === 'save') return <SaveView {...props} />;
  const Dialog = asking.action === 'rename' ? RenameView : DeleteView;
  return <Dialog view={asking.view} onClose={props.onClose} />;
}

interface SaveProps {
  question: string;
  views: readonly SavedView[];
  onClose: () => void;
}

/** A view with the same name gets the new question. */
function SaveView({ question, views, onClose }: SaveProps) {
  const { create, change } = useViewChanges();
  const named = (name: string): SavedView | undefined => views.find((view) => view.name === name.trim());
  const save = (name: string): Promise<string | null> => {
    const before = named(name);
    return before === undefined ? create(name, question) : change({ ...before, question });
  };
  return (
    <NameDialog
      title="Save this view"
      label="Name of the view"
      name=""
      onSave={save}
      verb={(name) => (named(name) === undefined ? 'Save' : 'Replace')}
      onClose={onClose}
    />
  );
}

interface ViewProps {
  view: SavedView;
  onClose: () => void;
}

function RenameView({ view, onClose }: ViewProps) {
  const { change } = useViewChanges();
  return (
    <NameDialog
      title="Rename view"
      label="Name of the view"
      name={view.name}
      onSave={(name) => change({ ...view, name })}
      onClose={onClose}
    />
  );
}

function DeleteView({ view, onClose }: ViewProps) {
  const { remove } = useViewChanges();
  return (
    <DeleteDialog title="Delete view" onDelete={() => remove(view.id)} onClose={onClose}>
      Delete <strong>{view.name}</strong>? This cannot be undone. This page keeps showing the question.
    </DeleteDialog>
  );
}
