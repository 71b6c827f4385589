/** Without what names of files must not have, for which browsers write underscores: `Marfa, Revenue.png`. */
export function fileNameOf(title: string): string {
  return title.replaceAll(': ', ', ').replaceAll(/[\\/:*?"<>|]/g, '-');
}

/** Offers a file to the person's downloads. */
export function download(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(fileName);
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

/** Offers a CSV file. The byte order mark lets Excel read it as UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  const fileName = name.endsWith('.csv') ? name : `${name}.csv`;
  download(fileName, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
}
