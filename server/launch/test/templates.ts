import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hashOfFolders } from '../compile.mjs';
import { createDataSource } from '../../platform/database.ts';
import { projectRoot } from '../../platform/lib/projectRoot.ts';
import { runQuietly } from '../system.mjs';
import { prepareProductRole } from '../../platform/migrations/productRole.ts';
import { prepareDatabase } from '../../market/places/loadReference.ts';
import { onServer } from './onServer.ts';
import { asProduct } from './productRole.ts';
import type { Servers } from './servers.ts';
import type { Template } from './template.ts';

type Filled = Exclude<Template, { kind: 'bare' }>;

const PREFIX = 'template_';
const TABLES = ['server/platform/migrations', 'server/market/places', 'server/market/brands'];
const ALL = ['server', 'worker'];

/** Makes templates on the servers of a run, each when it is first asked for. */
export class Templates {
  readonly #made = new Map<string, Promise<string>>();

  constructor(private readonly servers: Servers) {}

  /** Name of the template's database. It stays until its sources change. */
  nameOf(template: Template): Promise<string> {
    if (template.kind === 'bare') return Promise.resolve('template1');
    const name = PREFIX + template.kind + '_' + hashOf(template);
    const made = this.#made.get(name) ?? this.#make(name, template);
    this.#made.set(name, made);
    return made;
  }

  /** A URL of the run's server for one of its databases. */
  urlOf(name: string): string {
    const url = new URL(this.servers.databaseUrl);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** Folder of a template's raw files and emails. */
  dataDirOf(name: string): string {
    return join(this.servers.folder, name);
  }

  async #make(name: string, template: Filled): Promise<string> {
    const known = await this.#ask('/* knownTemplate */ select datname from pg_database where datname = $1', [
      name,
    ]);
    if (known.length > 0) return name;
    await this.#dropStale(template.kind, name);
    // Under its final name only once it is filled, so that a cut-off run leaves nothing half-made.
    const unfinished = `${name}_unfinished`;
    await this.#ask(`/* dropUnfinished */ drop database if exists "${unfinished}" with (force)`);
    await this.#fill(unfinished, template, this.dataDirOf(name));
    await this.#ask(`/* nameTemplate */ alter database "${unfinished}" rename to "${name}"`);
    return name;
  }

  /** An older one of its kind is never asked for again; of releases there are several. */
  async #dropStale(kind: Template['kind'], name: string): Promise<void> {
    if (kind === 'releases') return;
    const stale = await this.#ask(
      '/* staleTemplates */ select datname from pg_database where starts_with(datname, $1) and datname <> $2',
      [`${PREFIX}${kind}_`, name],
    );
    for (const { datname } of stale) {
      await this.#ask(`/* dropStale */ drop database if exists "${datname}" with (force)`);
    }
  }

  async #fill(name: string, template: Filled, dataDir: string): Promise<void> {
    if (template.kind === 'empty') {
      await this.#ask(`/* createTemplate */ create database "${name}"`);
      await prepare(this.urlOf(name));
      return;
    }
    const empty = await this.nameOf({ kind: 'empty' });
    await this.#ask(`/* copyTemplate */ create database "${name}" template "${empty}"`);
    const { program, args } = commandOf(template);
    await runQuietly(process.execPath, [join(projectRoot, 'dist', program), ...args], {
      env: { ...process.env, DATABASE_URL: asProduct(this.urlOf(name)), DATA_DIR: dataDir, REDIS_URL: '' },
      failure: `The template ${name} could not be filled`,
    });
  }

  #ask(statement: string, values: unknown[] = []): Promise<{ datname: string }[]> {
    return onServer(this.servers.databaseUrl, statement, values);
  }
}

function commandOf(template: Exclude<Filled, { kind: 'empty' }>): { program: string; args: string[] } {
  if (template.kind === 'sample') return { program: 'worker/demo/sample/loadSample.cli.js', args: [] };
  return { program: 'worker/import/import.cli.js', args: ['--accept-incomplete', ...template.files] };
}

/** Short enough for a database's name. */
function hashOf(template: Filled): string {
  const hash = createHash('sha256').update(JSON.stringify(template));
  hash.update(hashOfFolders(template.kind === 'empty' ? TABLES : ALL));
  return hash.digest('hex').slice(0, 16);
}

async function prepare(url: string): Promise<void> {
  const dataSource = await createDataSource(url).initialize();
  try {
    await prepareDatabase(dataSource);
    await prepareProductRole(dataSource, asProduct(url));
  } finally {
    await dataSource.destroy();
  }
}
