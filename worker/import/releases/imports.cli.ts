import { parseArgs } from 'node:util';
import { operatorCommand, UsageError } from '../../platform/operatorCommand.ts';
import { describeImport, describeShownImport } from './describeAnswers.ts';
import { listImports, NoSuchNumber, showImport } from './listing.ts';

const USAGE = `npm run imports -- list [--limit 50]
npm run imports -- show NUMBER

list  imports, the latest first: files that were handed over, and what became of them
show  an import with the report of each release in its file

  --json  prints the answer as JSON`;

interface Asked {
  /** Null for the list. */
  importId: number | null;
  limit: number;
}

function readArguments(args: string[]): Asked & { json: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { limit: { type: 'string', default: '50' }, json: { type: 'boolean', default: false } },
  });
  const [command = 'list', number, ...more] = positionals;
  const isWhole = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);
  const isList = command === 'list' && number === undefined;
  const isShow = command === 'show' && number !== undefined && isWhole(number);
  if (more.length > 0 || !isWhole(values.limit) || !(isList || isShow)) throw new UsageError(USAGE);
  return { importId: isShow ? Number(number) : null, limit: Number(values.limit), json: values.json };
}

await operatorCommand<Asked>({
  name: 'npm run imports',
  usage: USAGE,
  read: readArguments,
  run: async ({ pool }, { importId, limit }) => {
    if (importId !== null) {
      const json = await showImport(pool, importId);
      return { text: describeShownImport(json), json, code: 0 };
    }
    const json = await listImports(pool, limit);
    return { text: json.map(describeImport).join('\n') || 'Nothing was imported yet.', json, code: 0 };
  },
  isRefusal: (error) => error instanceof NoSuchNumber,
});
