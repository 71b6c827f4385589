import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useInSlices } from './useInSlices.ts';

interface Result {
  data: string | undefined;
  variables: { city: string };
}

/** The hook's `data` at each rendering, for one result of a query after another. */
function renderedOf(...results: readonly [Result, ...Result[]]): (string | undefined)[] {
  const given: (string | undefined)[] = [];
  const [first, ...others] = results;
  const { rerender } = renderHook(
    (result: Result) => {
      given.push(useInSlices(result).data);
    },
    { initialProps: first },
  );
  for (const each of others) rerender(each);
  return given;
}

const austin = { city: 'AUSTIN' };

test('new data follows the data before, and stays when nothing else comes', () => {
  const loading = { data: undefined, variables: austin };
  const came = { data: 'of Austin', variables: austin };
  expect(renderedOf(loading, came, came)).toEqual([undefined, undefined, 'of Austin', 'of Austin']);
});

test('data of one place is never given for another', () => {
  const came = { data: 'of Austin', variables: austin };
  const kept = { data: 'of Dallas', variables: { city: 'DALLAS' } };
  const loading = { data: undefined, variables: { city: 'WACO' } };
  const [first, ...later] = renderedOf(came, kept, loading);
  expect(first).toBe('of Austin');
  expect(later).not.toContain('of Austin');
  expect(later.at(-1)).toBeUndefined();
});
