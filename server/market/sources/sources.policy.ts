/** Access to this feature’s root fields. */
export const sourcesPolicy = {
  schedules: 'admin',
  uploads: 'admin',
  setSchedule: 'admin',
  runSchedule: 'admin',
} as const;
