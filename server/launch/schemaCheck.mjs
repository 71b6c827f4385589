import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesBetween, needlessReasons, refusedChanges, withoutDescriptions } from './schemaChanges.mjs';
import { root } from './settings.mjs';

// Lists the changes of schema.graphql since it was last released, and fails if one of them breaks queries. With
// `--release`, the schema of now becomes the released one, and its changes go to the page of changes. The released schema
// is a file, not a tag of git, because a build server has no history.

const files = {
  schema: 'schema.graphql',
  released: 'server/http/schema/released.graphql',
  /** Reasons for changes that break queries, by path. */
  reasons: 'server/http/schema/breakingChanges.json',
  /** The releases of the schema, the latest first. */
  releases: 'web/market/figures/analyst/schemaReleases.json',
};
const ADVICE = `Keep the field, mark it as deprecated and remove it a year after that release. If it cannot wait, give the reason
in ${files.reasons}, such as { "Query.hotel": "It answered the wrong hotel." }.`;

/** @param {keyof typeof files} name */
const read = (name) => readFileSync(join(root, files[name]), 'utf8');
/** @param {keyof typeof files} name @param {string} text */
const write = (name, text) => writeFileSync(join(root, files[name]), text);
/** @param {unknown} value */
const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

const today = new Date().toISOString().slice(0, 10);
const releases = existsSync(join(root, files.releases)) ? JSON.parse(read('releases')) : [];
/** @type {Record<string, string>} */
const reasons = JSON.parse(read('reasons'));
const changes = await changesBetween(read('released'), read('schema'));
const refused = refusedChanges(changes, { releases, reasons, today });
const needless = needlessReasons(changes, reasons);

for (const { level, message, path } of changes) {
  if (level !== 'NON_BREAKING')
    console.log(`${level === 'BREAKING' ? 'breaks queries' : 'may surprise'}: ${path}: ${message}`);
}
if (changes.length > 0) console.log(`${changes.length} changes of the schema since its last release`);
for (const path of needless) console.log(`${files.reasons} has a reason for ${path}, which breaks nothing.`);
if (refused.length > 0)
  console.log(`${refused.map(({ path }) => path).join(', ')} may not break queries. ${ADVICE}`);

const isGood = refused.length === 0 && needless.length === 0;
if (isGood && process.argv.includes('--release') && changes.length > 0) {
  const explained = changes.map((change) => {
    const reason = change.level === 'BREAKING' ? reasons[change.path] : undefined;
    return reason === undefined ? change : { ...change, reason };
  });
  // Releases of one day are one, so that each is known by its day.
  const [latest, ...older] = releases;
  const [earlier, before] = latest?.on === today ? [latest.changes, older] : [[], releases];
  write('releases', asJson([{ on: today, changes: [...earlier, ...explained] }, ...before]));
  write('released', withoutDescriptions(read('schema')));
  write('reasons', asJson({}));
}
process.exit(isGood ? 0 : 1);
