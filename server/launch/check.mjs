import { helpIfAsked } from './help.mjs';
import { checkNode } from './node.mjs';

helpIfAsked(`npm run check

Checks types, lint, borders between folders, format, schema and generated types.`);
// `npm run check`: everything about the code that needs no test.
checkNode();
const [{ codeChecks, runChecks }, { ensurePackages }, { Progress }, { exitWith }, { onStop, stopTasks }] =
  await Promise.all([
    import('./codeChecks.mjs'),
    import('./packages.mjs'),
    import('./console.mjs'),
    import('./refusal.mjs'),
    import('./system.mjs'),
  ]);
onStop(() => {
  stopTasks();
  process.exit(1);
});
try {
  const progress = new Progress(process.stdout, 0);
  await ensurePackages(progress);
  const { passed, failed } = await runChecks(progress, codeChecks);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  exitWith(error);
}
