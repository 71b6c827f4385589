import { diff } from '@graphql-inspector/core';
import { buildASTSchema, parse, print, visit } from 'graphql';

/**
 * @typedef {object} SchemaChange
 * @property {string} path such as `Query.hotel`; for a type, its name
 * @property {string} type of the change, as graphql-inspector names it
 * @property {'BREAKING' | 'DANGEROUS' | 'NON_BREAKING'} level
 * @property {string} message
 * @property {string} [reason] for a change that breaks queries
 *
 * @typedef {object} SchemaRelease
 * @property {string} on the day, such as `2026-11-23`
 * @property {SchemaChange[]} changes since the release before
 */

/** A year, and a day for the zones of the world. */
const DEPRECATED_DAYS = 366;
const DAY_MS = 86_400_000;
const DEPRECATED = '.@deprecated';

/** The schema without descriptions, which may change at any time. @param {string} sdl */
export function withoutDescriptions(sdl) {
  const bare = visit(parse(sdl), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(bare)}\n`;
}

/**
 * The changes from one schema to another, by path. A new type is one change, whatever it has.
 * @param {string} before
 * @param {string} after
 * @returns {Promise<SchemaChange[]>}
 */
export async function changesBetween(before, after) {
  const [old, now] = [before, after].map((sdl) => buildASTSchema(parse(withoutDescriptions(sdl))));
  const changes = await diff(old ?? null, now ?? null);
  const newTypes = new Set(changes.filter(({ type }) => type === 'TYPE_ADDED').map(({ path }) => path));
  return changes
    .filter(({ type, path = '' }) => type === 'TYPE_ADDED' || !newTypes.has(path.split('.')[0] ?? ''))
    .filter(isSaidOnce)
    .map(({ path = '', type, criticality, message }) => ({ path, type, level: criticality.level, message }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Directives are listed beside what they mean, but for those of arguments and fields of inputs. @param {{ type: string }} change */
function isSaidOnce({ type }) {
  return (
    !type.startsWith('DIRECTIVE_USAGE_') || /_(ARGUMENT|INPUT_FIELD)_DEFINITION_(ADDED|REMOVED)$/.test(type)
  );
}

/**
 * The changes that break queries and may not: each must have been deprecated for a year, or have a reason.
 * @param {SchemaChange[]} changes
 * @param {{ releases: SchemaRelease[], reasons: Record<string, string>, today: string }} known releases, the latest first
 */
export function refusedChanges(changes, { releases, reasons, today }) {
  return changes.filter(({ level, path }) => {
    if (level !== 'BREAKING' || Object.hasOwn(reasons, path)) return false;
    const since = deprecatedSince(path, releases);
    return since === null || Date.parse(today) - Date.parse(since) < DEPRECATED_DAYS * DAY_MS;
  });
}

/** The day of the release that deprecated a field, argument or value, if none took that back. @param {string} path @param {SchemaRelease[]} releases */
function deprecatedSince(path, releases) {
  for (const { on, changes } of releases) {
    const change = changes.find((each) => isDeprecation(each) && each.path.replace(DEPRECATED, '') === path);
    if (change) return change.type.endsWith('REMOVED') ? null : on;
  }
  return null;
}

/** True for a change that deprecates, or takes that back. @param {SchemaChange} change */
function isDeprecation({ path, type }) {
  return path.endsWith(DEPRECATED) || type.includes('_DEPRECATION_');
}

/** The reasons that no change needs. @param {SchemaChange[]} changes @param {Record<string, string>} reasons */
export function needlessReasons(changes, reasons) {
  return Object.keys(reasons).filter(
    (path) => !changes.some((each) => each.level === 'BREAKING' && each.path === path),
  );
}
