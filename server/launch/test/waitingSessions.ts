/** Statement that lists the sessions of this database that wait for a lock: their pid, and what they wait to do. */
export const waitingSessions = `/* waitingSessions */ select pid, query from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

export interface WaitingSession {
  pid: number;
  query: string;
}
