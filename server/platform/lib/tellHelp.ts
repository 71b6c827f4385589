/** Prints a command's help if `--help` is among its arguments; the command then ends without opening anything. */
export function tellHelp(usage: string): boolean {
  const isAsked = process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h');
  if (isAsked) process.stdout.write(`${usage}\n`);
  return isAsked;
}
