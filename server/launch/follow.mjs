// Loaded into server and worker, and into the pages' server of `npm run dev`: when the launcher dies without a word, they stop as if it had asked them to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening alone must not keep a process alive that has nothing left to do.
process.channel?.unref();
