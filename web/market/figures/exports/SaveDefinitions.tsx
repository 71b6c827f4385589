import { Button } from 'antd';
import { useState } from 'react';
import { callServer } from '../../../app/callServer.ts';
import { toCsv } from '../../../ui/formats/csv.ts';
import { downloadCsv } from '../../../ui/formats/download.ts';
import styles from './ExportDialog.module.css';

interface Defined {
  dataSets: {
    name: string;
    columns: { title: string; key: string; type: string; definition: string }[];
  }[];
}

interface Props {
  /** The server's name of the rows, such as `hotelMonths`. */
  dataSet: string;
  /** True if the file itself holds them. */
  isInFile: boolean;
}

/** Says where the meaning of the columns stands, and saves it beside a file that has no room for it. */
export function SaveDefinitions({ dataSet, isInFile }: Props) {
  const [hasFailed, setFailed] = useState(false);
  if (isInFile)
    return <p className={styles.definitions}>The workbook has a sheet with the definition of each column.</p>;
  const save = (): void => {
    setFailed(false);
    definitionsOf(dataSet).then(
      (csv) => downloadCsv(`${dataSet} definitions`, csv),
      () => setFailed(true),
    );
  };
  return (
    <p className={styles.definitions}>
      <Button size="small" onClick={save}>
        Save definitions
      </Button>{' '}
      <span role="status">
        {hasFailed
          ? 'The definitions could not be loaded. Please try again.'
          : 'The meaning and unit of each column.'}
      </span>
    </p>
  );
}

async function definitionsOf(dataSet: string): Promise<string> {
  const response = await callServer('/exports');
  if (!response.ok) throw new Error('The definitions could not be loaded.');
  const { dataSets } = (await response.json()) as Defined;
  const columns = dataSets.find(({ name }) => name === dataSet)?.columns ?? [];
  return toCsv(
    ['Column', 'Field in the API', 'Type', 'Definition'],
    columns.map(({ title, key, type, definition }) => [title, key, type, definition]),
  );
}
