import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../../test/fakeApi.ts';
import { page } from '../../../test/fakeHotel.ts';
import { address, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const PAGE = '/stt/explore';
const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: 'Ranking' });

/** The saved views of the page, and what was sent of them. */
async function viewsOf(search: string) {
  const { user, asked } = renderPage(`${PAGE}${search}`);
  const views = within(await screen.findByRole('navigation', { name: 'Saved views' }));
  await views.findByRole('link', { name: 'Growth since 2019' });
  const sent = (operation: string): unknown =>
    asked.findLast(({ name }) => name === operation)?.variables['input'];
  const name = async (typed: string): Promise<void> => {
    const field = await screen.findByLabelText('Name of the view');
    await user.clear(field);
    await user.click(field);
    await user.paste(typed);
    await user.keyboard('{Enter}');
  };
  return { user, views, sent, name };
}

const isClosed = (): Promise<void> => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

test('a question is saved under a name of its own, or in place of another', async () => {
  const { user, views, sent, name } = await viewsOf('?of=owners&after=x');
  await user.click(views.getByRole('button', { name: 'Save this view' }));
  await name('Taken');
  await screen.findByText('You already have a view of this name.');
  await name('Owners');
  await isClosed();
  expect(sent('CreateSavedView')).toEqual({ name: 'Owners', question: 'of=owners' });
  await user.click(views.getByRole('button', { name: 'Save this view' }));
  await name('Growth since 2019');
  await isClosed();
  expect(sent('ChangeSavedView')).toMatchObject({ id: 'saved-view:3', question: 'of=owners' });
});

test('a saved view that shows is renamed and deleted', async () => {
  const { user, views, sent, name } = await viewsOf('?by=growth&period=2019');
  await user.click(views.getByRole('button', { name: 'Rename' }));
  await name('Growth');
  await isClosed();
  expect(sent('ChangeSavedView')).toMatchObject({ name: 'Growth' });
  await user.click(views.getByRole('button', { name: 'Delete' }));
  await user.click(within(document.querySelector('dialog') ?? document.body).getByText('Delete'));
  await waitFor(() => expect(sent('DeleteSavedView')).toEqual({ id: 'saved-view:3' }));
  await isClosed();
});

test('a view that was deleted leaves the focus on what is next, and asks about no other view', async () => {
  const growth = fakeRoot.savedViews().nodes;
  const other = growth.map((view) => ({
    ...view,
    id: 'saved-view:4',
    name: 'Owners',
    question: 'of=owners',
  }));
  let kept = [...growth, ...other];
  const { user } = renderPage(`${PAGE}?by=growth&period=2019`, {
    answers: {
      savedViews: () => page(kept),
      deleteSavedView: () => {
        kept = other;
        return { ok: true, errors: [] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await isClosed();
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Save this view' }));
  await user.click(screen.getByRole('link', { name: 'Owners' }));
  await screen.findByRole('button', { name: 'Rename' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the palette leads to saved views', async () => {
  const { user } = renderPage(`${PAGE}?of=owners`);
  await table();
  await user.keyboard('/');
  await user.click(await screen.findByRole('option', { name: /Growth since 2019/ }));
  await waitFor(() => expect(address()).toBe(`${PAGE}?period=2019&by=growth`));
});
