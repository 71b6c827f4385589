import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { queriesInHash } from '../../../app/askedQuery.ts';
import { useEditors } from './useEditors.ts';

/** Opens the queries that the address brings. Shows nothing. */
export function OpenedQueries() {
  const { hash } = useLocation();
  const { areReady, open } = useEditors();
  useEffect(() => {
    if (areReady) open(queriesInHash(hash));
    // Only when the address changes: what is open changes with every key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [areReady, hash]);
  return null;
}
