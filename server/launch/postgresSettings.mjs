import { existsSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

const MEBIBYTE = 1024 * 1024;

/** Settings for the product: safe, and sized to this machine. */
export function productSettings() {
  const memory = totalmem() / MEBIBYTE;
  const buffers = Math.round(Math.min(1024, Math.max(64, memory / 8)));
  return [
    ...commonSettings(),
    `shared_buffers=${buffers}MB`,
    `effective_cache_size=${Math.round(memory / 2)}MB`,
    'maintenance_work_mem=256MB',
    // Bounds the disk beside the tables, and how long a crashed database takes to be back.
    // A load exceeds it by two files of 16 MB. README.md has the measurement.
    'max_wal_size=224MB',
    // An import fills that again and again, and the log need not say so.
    'checkpoint_warning=0',
    // Before it recovers, it waits for the disk: once for all files instead of for each.
    ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
    // Compressing whole pages with pglz, the only method of the embedded one, doubles what a month costs to import.
    'wal_compression=off',
    // Otherwise it logs the values of failed statements, such as e-mail addresses.
    'log_error_verbosity=terse',
  ];
}

/** Settings for tests: nothing has to survive a power cut, so nothing waits for the disk. */
export function testSettings() {
  return [
    ...commonSettings(),
    'shared_buffers=128MB',
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'max_connections=200',
    'autovacuum=off',
  ];
}

function commonSettings() {
  return [
    'timezone=UTC',
    'log_timezone=UTC',
    'work_mem=32MB',
    'random_page_cost=1.1',
    'jit=off',
    // Nothing replicates from here, and without it a bulk load writes far less.
    'wal_level=minimal',
    'max_wal_senders=0',
    `dynamic_shared_memory_type=${hasRoomForSharedMemory() ? 'posix' : 'mmap'}`,
  ];
}

/** Containers often have a /dev/shm of 64 MB, too small for parallel queries. */
function hasRoomForSharedMemory() {
  if (process.platform !== 'linux' || !existsSync('/dev/shm')) return process.platform !== 'win32';
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 512 * MEBIBYTE;
}
