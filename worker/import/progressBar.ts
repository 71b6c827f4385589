const EVERY_MS = 100;

/**
 * Shows the progress of an import, with stage, rows and rate, in one line that is overwritten. Silent without a
 * terminal.
 */
export function progressBar(
  stream: NodeJS.WriteStream,
  file: string,
): { show: (stage: string, rows: number) => void; end: () => void } {
  const started = performance.now();
  let shown = 0;
  let frame = 0;
  const show = (stage: string, rows: number): void => {
    const now = performance.now();
    if (!stream.isTTY || now - shown < EVERY_MS) return;
    shown = now;
    const rate = Math.round((rows / (now - started)) * 1000);
    const dots = '■'.repeat((frame++ % 8) + 1).padEnd(8, '·');
    stream.write(
      `\r\x1b[2K${dots} ${file}  ${stage}  ${rows.toLocaleString('en-US')} rows  ${rate.toLocaleString('en-US')}/s`,
    );
  };
  const end = (): void => {
    if (stream.isTTY) stream.write('\r\x1b[2K');
  };
  return { show, end };
}
