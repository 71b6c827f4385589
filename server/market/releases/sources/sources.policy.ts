export const sourcesPolicy = {
  schedules: 'admin',
  uploads: 'admin',
  setSchedule: 'admin',
  runSchedule: 'admin',
  addSchedule: 'admin',
  removeSchedule: 'admin',
  cancelScheduleRun: 'admin',
} as const;
