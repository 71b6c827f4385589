import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import textStyles from '../../ui/parts/text.module.css';
import { UploadList } from './UploadList.tsx';
import { ASK_EVERY_MS, UploadsDocument } from './sourceDocuments.ts';
import type { ShownUpload } from './sourceDocuments.ts';
import { useUploads } from './useUploads.ts';
import styles from './UploadSection.module.css';

const NO_UPLOADS: readonly ShownUpload[] = [];

/** Releases that administrators upload from their own machine. */
export function UploadSection() {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(UploadsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const uploads = data?.uploads ?? NO_UPLOADS;
  const askAgain = (): void => void refetch();
  const interrupted = uploads.filter(({ isInterrupted }) => isInterrupted);
  const { own, add, stop } = useUploads(interrupted, askAgain);
  const isWaiting = uploads.some(
    ({ state, isInterrupted }) =>
      state === 'WAITING' || state === 'IMPORTING' || (state === 'ARRIVING' && !isInterrupted),
  );
  useEffect(() => {
    if (isWaiting) startPolling(ASK_EVERY_MS);
    return () => stopPolling();
  }, [isWaiting, startPolling, stopPolling]);
  return (
    <Card title="Upload releases">
      <DropZone onFiles={add} />
      {error !== undefined && data === undefined && <Failure what="The list of uploads" onRetry={askAgain} />}
      <UploadList own={own} uploads={uploads} onStop={stop} onChanged={askAgain} />
    </Card>
  );
}

function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <div
      className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        onDrag(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Releases"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>Choose files</Button>
      <p className={textStyles.quiet}>
        or drop them here: csv, zip, gz or json, up to 1 GiB each. They are imported in this order.
      </p>
    </div>
  );
}
