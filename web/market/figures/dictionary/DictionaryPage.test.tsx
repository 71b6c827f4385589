import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FLAGS } from '../flags.ts';
import { address, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const PAGE = '/stt/about-data';

test('every line of the contents leads to a definition of its own', async () => {
  renderPage(PAGE);
  const contents = await screen.findByRole('navigation', { name: 'Contents' });
  const anchors = within(contents)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(`${PAGE}#`, '') ?? '');
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const id of anchors) expect(document.getElementById(id), id).not.toBeNull();
});

test('every figure is defined, and what the product cannot show is named', async () => {
  renderPage(PAGE);
  await screen.findByRole('heading', { level: 1, name: 'About the data' });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  for (const term of [
    'RevPAR',
    'Apportioned',
    'Doubtful values',
    'Extra digit',
    'Unsupported total',
    'Doubtful rooms',
    'Idle rooms',
    'As filed',
    'Revised',
    'Filed of expected (coverage)',
    'Rank',
  ]) {
    expect(terms).toContain(term);
  }
  screen.getByText(/cannot vouch for data after they have been retrieved/);
  const missing = screen.getByRole('region', { name: 'What the data does not include' }).textContent;
  expect(missing).toContain('Occupancy and average daily rate are in no table, chart or export');
});

test('lists by RevPAR say whom they leave out', async () => {
  renderPage(PAGE);
  await screen.findByText(/sorted by RevPAR, and rankings by it, leave out hotels with fewer than 10 rooms/);
});

test('who is current, and since when others have ended, is told by both of its conditions', async () => {
  renderPage(PAGE);
  const status = await screen.findByText(/^Current: /);
  expect(status.textContent).toContain('one of the latest 6 published months was filed');
  expect(status.textContent).toContain('if the last filed month is earlier, with that');
});

test('an address with an anchor shows just that', async () => {
  const shown = vi.fn();
  Element.prototype.scrollIntoView = function () {
    shown(this.id);
  };
  renderPage(`${PAGE}#ttm-revpar`);
  await screen.findByRole('navigation', { name: 'Contents' });
  await waitFor(() => expect(shown).toHaveBeenCalledWith('ttm-revpar'));
  expect(document.activeElement?.id).toBe('ttm-revpar');
});

test('every mark on a figure has a definition', async () => {
  renderPage(PAGE);
  await screen.findByRole('navigation', { name: 'Contents' });
  for (const { label } of Object.values(FLAGS)) {
    expect(document.getElementById(label.replaceAll(' ', '-')), label).not.toBeNull();
  }
});

test('the note below a badge leads to its definition', async () => {
  const { user } = renderPage('/stt/results/monthly/9/2023/city/MARFA');
  await screen.findByText('EXAMPLE HOUSE');
  await user.click(screen.getByRole('link', { name: 'marketplace' }));
  expect(address()).toBe(PAGE);
  expect(window.location.hash).toBe('#marketplace');
  await screen.findByRole('navigation', { name: 'Contents' });
  expect(document.getElementById('marketplace')).not.toBeNull();
});
