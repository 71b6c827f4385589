import { helpIfAsked } from './help.mjs';
import { checkNode } from './node.mjs';

helpIfAsked(`npm run build

Builds everything in dist/ that is out of date.`);
// `npm run build`: builds everything in dist/ that is out of date.
checkNode();
const [{ compileServer, compileWeb }, { ensurePackages }, { Progress }, { exitWith }] = await Promise.all([
  import('./compile.mjs'),
  import('./packages.mjs'),
  import('./console.mjs'),
  import('./refusal.mjs'),
]);
try {
  const progress = new Progress(process.stderr);
  await ensurePackages(progress);
  await progress.step('Building the server', compileServer);
  await progress.step('Building the pages', compileWeb);
} catch (error) {
  exitWith(error);
}
