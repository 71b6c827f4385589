import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/lib/projectRoot.ts';

/** Only the benchmark uses the peers: it installs them itself, apart from the product's packages. */
const packages = {
  postgraphile: '5.1.5',
  mercurius: '16.10.1',
  fastify: '5',
  graphql: '16',
  pg: '8',
  '@apollo/server': '5',
  dataloader: '2',
};

/** Installs the peers and puts their programs beside them; returns the folder. */
export function installPeers(): string {
  const folder = join(projectRoot, '.cache/peers');
  mkdirSync(folder, { recursive: true });
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2);
  if (!existsSync(join(folder, 'node_modules/postgraphile'))) {
    writeFileSync(join(folder, 'package.json'), wanted);
    const flags = ['--no-audit', '--no-fund', '--legacy-peer-deps'];
    execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: 'inherit' });
  }
  cpSync(join(projectRoot, 'server/bench/peers/programs'), folder, { recursive: true });
  return folder;
}
