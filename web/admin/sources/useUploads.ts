import { useEffect, useRef, useState } from 'react';
import type { ShownUpload } from './sourceDocuments.ts';
import { uploadFile, UploadRefused } from './uploadFile.ts';

/** A file that this page uploads, or waits to upload. */
export interface OwnUpload {
  key: number;
  name: string;
  bytes: number;
  received: number;
  /** The problem at the moment; '' if there is none. */
  trouble: string;
  isRefused: boolean;
}

interface Waiting {
  key: number;
  file: File;
  known: string | undefined;
}

let keys = 0;

/** Uploads files one after the other, in the order in which they were chosen: they are imported in that order. */
export function useUploads(interrupted: readonly ShownUpload[], onArrived: () => void) {
  const [own, setOwn] = useState<readonly OwnUpload[]>([]);
  const [stops] = useState(() => new Map<number, AbortController>());
  const last = useRef(Promise.resolve());
  useStopAtEnd(stops);
  const change = (key: number, changed: Partial<OwnUpload>): void =>
    setOwn((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const remove = (key: number): void => setOwn((all) => all.filter((each) => each.key !== key));
  const send = async ({ key, file, known }: Waiting, signal: AbortSignal): Promise<void> => {
    try {
      signal.throwIfAborted();
      const onProgress = (received: number, trouble: string): void => change(key, { received, trouble });
      await uploadFile(file, { signal, onProgress, ...(known !== undefined && { known }) });
      remove(key);
    } catch (error) {
      if (error instanceof UploadRefused) change(key, { trouble: error.message, isRefused: true });
      else remove(key);
    }
    onArrived();
  };
  const add = (files: readonly File[]): void => {
    for (const file of files) {
      const key = (keys += 1);
      const stop = new AbortController();
      stops.set(key, stop);
      const { name, size: bytes } = file;
      const known = interrupted.find((each) => each.fileName === name && each.bytes === bytes)?.id;
      setOwn((all) => [...all, { key, name, bytes, received: 0, trouble: '', isRefused: false }]);
      last.current = last.current.then(() => send({ key, file, known }, stop.signal));
    }
  };
  const stop = (key: number): void => {
    stops.get(key)?.abort();
    remove(key);
  };
  return { own, add, stop };
}

/** Leaving the page interrupts uploads; choosing the same files again two minutes later resumes them. */
function useStopAtEnd(stops: ReadonlyMap<number, AbortController>): void {
  useEffect(
    () => () => {
      for (const stop of stops.values()) stop.abort();
    },
    [stops],
  );
}
