import { checkNode } from './node.mjs';

// `npm run import` and its like: node server/launch/run.mjs [--no-database | --as-owner] FILE.ts ARGUMENT…
checkNode();
import('./command.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)));
