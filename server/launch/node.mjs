// An old Node must be able to run this file and report that it is too old: no modern syntax or imports here.

/**
 * @param {string} version of Node, such as 20.19.0
 * @returns {string | null} why it will not do
 */
export function nodeRefusal(version) {
  const parts = version.split('.');
  const major = Number(parts[0]);
  if (major > 20 || (major === 20 && Number(parts[1]) >= 19)) return null;
  return (
    'Node.js 20.19 or newer is needed, and this is ' + version + ': get a current one at https://nodejs.org.'
  );
}

/** Ends the process with one sentence if Node is too old. */
export function checkNode() {
  const refusal = nodeRefusal(process.versions.node);
  if (refusal === null) return;
  console.error(refusal);
  process.exit(1);
}
