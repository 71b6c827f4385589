import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';
import type { Asked } from '../../test/renderPage.tsx';

usePages();

const field = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Speed Search' });
const searches = (asked: Asked[]): Asked[] => asked.filter(({ name }) => name === 'SearchSuggestions');
const options = (): HTMLElement[] =>
  within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');

test('takes only letters, digits, spaces and apostrophes', async () => {
  const { user } = renderPage('/stt/search');
  await user.type(await field(), "O'H%a-r#e 7*");
  expect(await field()).toHaveProperty('value', "O'Hare 7");
});

/** With the clock stopped: what is typed is there at once, and time passes only as the test says. */
async function stopClock(): Promise<(text: string) => void> {
  const input = await field();
  vi.useFakeTimers();
  return (text) => {
    fireEvent.change(input, { target: { value: text } });
  };
}

const pass = async (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

test('asks from three characters on, 350 ms after the last key, and once', async () => {
  const { asked } = renderPage('/stt/search');
  const type = await stopClock();
  type('ma');
  await pass(1000);
  expect(searches(asked)).toHaveLength(0);

  type('mar');
  await pass(200);
  type('marfa');
  await pass(349);
  expect(searches(asked)).toHaveLength(0);
  await pass(1);
  expect(searches(asked).map(({ variables }) => variables)).toEqual([{ product: 'HOTEL', text: 'marfa' }]);
});

test('a newer text cancels the request that is in flight', async () => {
  const { asked } = renderPage('/stt/search', { unanswered: ['SearchSuggestions'] });
  const type = await stopClock();
  type('mar');
  await pass(350);
  expect(screen.getByText('Searching...')).toBeTruthy();
  type('marf');
  await pass(350);
  expect(searches(asked).map(({ isCancelled }) => isCancelled())).toEqual([true, false]);
});

test('shows at most 10, with Current or Permit Ended and its date', async () => {
  const { user } = renderPage('/stt/search');
  await user.type(await field(), 'marfa');
  await screen.findByText('EXAMPLE HOUSE');
  const texts = options().map(({ textContent }) => textContent);
  expect(texts.length).toBeLessThanOrEqual(10);
  expect(texts[0]).toBe('Marfa city');
  expect(texts[1]).toContain('Current');
  expect(texts[2]).toBe(
    'MARFA MOTOR COURT 600 W SAN ANTONIO ST, Marfa, TX 79843Permit Ended, last filed April 2019',
  );
});

test('says by which earlier name a property was found', async () => {
  const { user } = renderPage('/stt/search');
  await user.type(await field(), 'esperanza');
  await screen.findByText('EXAMPLE HOUSE');
  expect(options()[0]?.textContent).toContain('formerly ESPERANZA MOTOR COURT, ');
});

test('arrows choose and Enter goes to the property', async () => {
  const { user } = renderPage('/stt/search');
  const input = await field();
  await user.type(input, 'marfa');
  await screen.findByText('EXAMPLE HOUSE');
  await user.keyboard('{ArrowDown}');
  expect(input.getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22');
});

test('Enter before the list is there waits for it', async () => {
  const { user } = renderPage('/stt/search');
  await user.type(await field(), 'example{Enter}');
  await waitFor(() => {
    expect(address()).toBe('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22');
  });
});

test('a place goes to the results of the chosen tax', async () => {
  const { user } = renderPage('/stt/search?search=mbt');
  await user.type(await field(), 'marfa');
  await user.click(await screen.findByText('Marfa'));
  expect(address()).toBe('/stt/results/mbt/city/MARFA');
});

test('Escape closes the list and keeps the text', async () => {
  const { user } = renderPage('/stt/search');
  await user.type(await field(), 'marfa');
  await screen.findByText('EXAMPLE HOUSE');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('EXAMPLE HOUSE')).toBeNull();
  expect(await field()).toHaveProperty('value', 'marfa');
});

test('shorter text clears the list', async () => {
  const { user } = renderPage('/stt/search');
  await user.type(await field(), 'marfa');
  await screen.findByText('EXAMPLE HOUSE');
  await user.type(await field(), '{Backspace}{Backspace}{Backspace}');
  expect(screen.queryByText('EXAMPLE HOUSE')).toBeNull();
});

test.each([
  ['', 'Input field must not be blank.'],
  ['ma', 'Input too short. Please Enter full property Name, Zip, or City.'],
])('Enter on "%s" says %s', async (text, message) => {
  const { user } = renderPage('/stt/search');
  await user.click(await field());
  await user.keyboard(`${text}{Enter}`);
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
});

test('says when nothing was found', async () => {
  const { user } = renderPage('/stt/search');
  await user.type(await field(), 'zzzz');
  expect(await screen.findByText('No Results Found.')).toBeTruthy();
});

test('says when the server gives no answer', async () => {
  const { user, failing } = renderPage('/stt/search');
  failing.add('SearchSuggestions');
  await user.type(await field(), 'marfa');
  expect(await screen.findByText('Could not get response from server.')).toBeTruthy();
});
