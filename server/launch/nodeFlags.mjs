/**
 * Flags of Node for our programs, by name. What the server makes for an answer lives briefly: with this room, in MB,
 * collecting it takes a third of the time, and an answer of 250 kB comes a sixth sooner. `.docker/texas-receipts` has the
 * same.
 */
export const nodeFlags = { server: ['--max-semi-space-size=64'], worker: [] };
