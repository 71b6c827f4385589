import { useEffect, useRef, useState } from 'react';
import { useOldFiguresNote } from '../../../app/about.ts';
import { periodsText } from './exportWords.ts';
import { ExportFailure, pickTarget, saveExport } from './saveExport.ts';
import type { ExportedFile, Progress, Target } from './saveExport.ts';
import { counted } from '../../../ui/formats/counted.ts';

type State =
  | { status: 'ready' }
  | { status: 'running'; progress: Progress | null }
  | { status: 'done'; progress: Progress | null; notPublished: string }
  | { status: 'failed'; message: string };

/** Null if nothing is to be saved after all. */
type TargetOf = (name: string) => Promise<Target | null> | Target;

interface Export {
  state: State;
  start: (file: ExportedFile) => Promise<void>;
  cancel: () => void;
}

/** One export at a time, with its progress, into the file that `targetOf` names. */
export function useExport(targetOf: TargetOf = pickTarget): Export {
  const [state, setState] = useState<State>({ status: 'ready' });
  const running = useRef<AbortController | null>(null);
  const isOld = useOldFiguresNote() !== '';
  // Closing the dialog or leaving the page stops the export; it used to go on and save the file later.
  useEffect(() => () => running.current?.abort(), []);
  const start = async (asked: ExportedFile): Promise<void> => {
    const target = await targetOf(isOld ? asked.name.replace('.', 'OldFigures.') : asked.name);
    if (target === null) return;
    const controller = new AbortController();
    running.current = controller;
    let last: Progress | null = null;
    const show = (progress: Progress): void => {
      last = progress;
      setState({ status: 'running', progress });
    };
    setState({ status: 'running', progress: null });
    await saveExport(asked, target, controller.signal, show).then(
      (notPublished) => setState({ status: 'done', progress: last, notPublished }),
      (error: unknown) =>
        setState(
          error instanceof ExportFailure ? { status: 'failed', message: error.message } : { status: 'ready' },
        ),
    );
  };
  return { state, start, cancel: () => running.current?.abort() };
}

/** `12,345 rows`; if some months were asked for that no release has in full, `12,345 rows. No release has Apr 2023 in full.` */
export function savedText(
  { progress, notPublished }: { progress: Progress | null; notPublished: string },
  hasHeader: boolean,
): string {
  const rows = progressText(progress, hasHeader);
  return notPublished === '' ? rows : `${rows}. No release has ${periodsText(notPublished)} in full.`;
}

/** `12,345 rows`, without the header; of a compressed file, `1.2 MB`. */
export function progressText(progress: Progress | null, hasHeader: boolean): string {
  if (progress === null) return 'no rows yet';
  const { bytes, lines } = progress;
  if (lines === null) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return counted(Math.max(0, lines - Number(hasHeader)), 'row');
}
