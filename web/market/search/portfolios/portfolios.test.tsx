import { fakeRoot } from '../../../test/fakeApi.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page } from '../../../test/fakeHotel.ts';
import { fakePortfolios } from '../../../test/fakePortfolios.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';
import type { Asked } from '../../../test/renderPage.tsx';

usePages();

const countOf = (asked: Asked[], operation: string): number =>
  asked.filter(({ name }) => name === operation).length;

test('a portfolio needs a name, and takes no %', async () => {
  const { user, asked } = renderPage('/stt/portfolio');
  await screen.findByText('West Texas');
  await user.click(screen.getByRole('button', { name: 'Add a portfolio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create New Portfolio' });
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  within(dialog).getByText('Please Enter a portfolio name to create one.');
  const name = within(dialog).getByLabelText('Portfolio name');
  await user.type(name, '10%');
  expect(name).toHaveProperty('value', '10');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await user.clear(name);
  await user.type(name, 'Taken{Enter}');
  await within(dialog).findByText('You already have a portfolio of this name.');
  expect(name).toHaveProperty('value', 'Taken');
  expect(countOf(asked, 'CreatePortfolio')).toBe(1);
});

test('the title says for 5 seconds that a portfolio was created, and the list is asked for anew', async () => {
  const { user, asked } = renderPage('/stt/portfolio');
  await screen.findByText('West Texas');
  await user.click(screen.getByRole('button', { name: 'Add a portfolio' }));
  await user.type(await screen.findByLabelText('Portfolio name'), 'Hill Country');
  const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
  expect(title()).toBe('Create New Portfolio');
  vi.useFakeTimers();
  const pass = (ms: number): Promise<void> =>
    act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await pass(50);
  expect(title()).toBe('Portfolio Created');
  expect(screen.queryByRole('dialog', { name: 'Create New Portfolio' })).toBeNull();
  expect(countOf(asked, 'Portfolios')).toBe(2);
  await pass(4_800);
  expect(title()).toBe('Portfolio Created');
  await pass(300);
  expect(title()).toBe('Create New Portfolio');
});

test('deleting asks first', async () => {
  const { user, asked } = renderPage('/stt/portfolio');
  await user.click(await screen.findByRole('button', { name: 'Delete West Texas' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(countOf(asked, 'DeletePortfolio')).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Delete West Texas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Portfolio' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(countOf(asked, 'Portfolios')).toBe(2));
  expect(asked.find(({ name }) => name === 'DeletePortfolio')?.variables).toEqual({
    input: { id: 'portfolio:1' },
  });
});

test('after a portfolio is deleted, the focus is on the button of the next one', async () => {
  const all = fakeRoot.portfolios({});
  let nodes = all.nodes;
  const deletePortfolio = () => {
    nodes = nodes.filter(({ name }) => name !== 'West Texas');
    return fakeRoot.deletePortfolio;
  };
  const portfolios = () => ({ ...all, nodes });
  const { user } = renderPage('/stt/portfolio', { answers: { portfolios, deletePortfolio } });
  await user.click(await screen.findByRole('button', { name: 'Delete West Texas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Portfolio' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete West Texas' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Delete / })));
});

test.each([
  [1, 'Delete West Texas with its 1 property? '],
  [2, 'Delete West Texas with its 2 properties? '],
])('deleting says how many properties go with it: %s', async (propertyCount, question) => {
  const { nodes } = fakePortfolios.portfolios({ product: 'HOTEL' });
  const portfolios = page(nodes.map((node) => ({ ...node, propertyCount })));
  const { user } = renderPage('/stt/portfolio', { answers: { portfolios } });
  await user.click(await screen.findByRole('button', { name: 'Delete West Texas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Portfolio' });
  expect(dialog.textContent).toContain(question);
});

test.each(['/stt/portfolio', '/stt/portfoliohotel/0/1/West%20Texas'])(
  'the buttons of %s cannot be sorted by',
  async (path) => {
    renderPage(path);
    const heading = await screen.findByRole('columnheader', { name: 'Delete' });
    expect(within(heading).queryByRole('button')).toBeNull();
    expect(heading.getAttribute('aria-sort')).toBeNull();
    expect(screen.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'))).not.toEqual(
      [],
    );
  },
);

test('the list has 5 portfolios a page, or 10, 20, 50 and 100', async () => {
  const { user } = renderPage('/stt/portfolio');
  const size = await screen.findByRole('combobox', { name: 'Rows per page of Portfolios' });
  const pages = screen.getByRole('navigation', { name: 'Pages of Portfolios' });
  expect(within(pages).getByText(/^\d+ rows$/).textContent).toBe('5 rows');
  await user.click(size);
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    '5 rows',
    '10 rows',
    '20 rows',
    '50 rows',
    '100 rows',
  ]);
});
