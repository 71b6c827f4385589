/** Prints a command's help if `--help` is among its arguments, and ends before anything is started. @param {string} usage */
export function helpIfAsked(usage) {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
