const MOST_CHARACTERS = 500;

/**
 * The reason why the file of an address cannot be fetched on a schedule, as a sentence; null if it can. Addresses of its host
 * are checked when it is fetched: a name may lead to another one by then.
 */
export function addressProblem(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['https:', 's3:'].includes(url.protocol) || url.hostname === '')
    return 'Enter an address such as https://files.example.com/HOT2302.zip or s3://bucket/HOT2302.zip.';
  if (address.length > MOST_CHARACTERS)
    return `An address has at most ${String(MOST_CHARACTERS)} characters.`;
  if (url.username !== '' || url.password !== '')
    return 'Leave the password out: everyone who sees the schedule would see it.';
  if (/%(?![\da-f]{2})/i.test(url.pathname)) return 'Write a percent sign of an address as %25.';
  if (/(?:^|\/)$/.test(url.pathname)) return 'Enter the whole address of a file, not of a folder.';
  return null;
}
