import { beforeEach, expect, test } from 'vitest';
import { keepDraft, readDrafts } from '../../../ui/hooks/useDraft.ts';
import { restoreTabs } from './queryTabs.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('queries that were open when the session ended are there again, and other drafts stay', () => {
  keepDraft('graphiql:tabState', 'a query');
  keepDraft('Help', 'Why?');
  restoreTabs();
  expect(localStorage.getItem('graphiql:tabState')).toBe('a query');
  expect(localStorage.getItem('Help')).toBeNull();
  expect(readDrafts()).toEqual({ Help: 'Why?' });
});
