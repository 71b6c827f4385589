const ACCEPTED: Readonly<Record<string, string>> = {
  acceptIncomplete: 'missing rows',
  acceptChanges: 'many changes',
  acceptFuture: 'future months',
  acceptAmounts: 'unusual amounts',
};

const COMMANDS: Readonly<Record<string, string>> = {
  ADD_ACCOUNT: 'Added the account',
  DELETE_ACCOUNT: 'Deleted the account',
  GIVE_PLAN: 'Gave a plan that is paid elsewhere',
  REMOVE_SECOND_STEPS: 'Removed the second steps',
  SEND_PASSWORD_RESET: 'Sent a link for a new password',
};

/** An action that only the command line has, in words; null for any other. */
export function commandWords(action: string, given: Record<string, unknown>): string | null {
  if (action === 'IMPORT_FILE')
    return `Started the import of ${String(given['fileName'])}${accepting(given['options'])}`;
  if (action === 'REBUILD_FIGURES') return `Calculated the ${String(given['product'])} figures again`;
  if (action === 'SET_MAINTENANCE') return `Turned maintenance ${given['isOn'] === true ? 'on' : 'off'}`;
  if (action === 'RESTORE_BACKUP') return `Restored the backup of ${String(given['createdAt'])}`;
  return COMMANDS[action] ?? null;
}

function accepting(options: unknown): string {
  const accepted = Array.isArray(options)
    ? options.map((name) => ACCEPTED[String(name)] ?? String(name))
    : [];
  return accepted.length === 0 ? '' : `, accepting ${accepted.join(' and ')}`;
}
