import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeRoot } from '../test/fakeApi.ts';
import { address, renderPage, usePages } from '../test/renderPage.tsx';
import { leave } from './leave.ts';
import { readToken } from './session.ts';

usePages();

const EXPLORE = '/stt/explore?rank=cities&metric=revpar';

async function openHelp(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Help and Support' }));
  return screen.findByLabelText('Your message');
}

/** Types into Help and into the dialog that saves a view, which stays open. */
async function typeDrafts(user: UserEvent): Promise<void> {
  await user.type(await openHelp(user), 'Why?');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.type(await screen.findByLabelText('Name of the view'), 'Cities');
}

/** The document of these tests. It loads no page, and prints that it was asked to. */
declare const jsdom: {
  virtualConsole: {
    listeners: (event: string) => ((report: Error) => void)[];
    removeAllListeners: (event: string) => void;
    on: (event: string, listener: (report: Error) => void) => void;
  };
};

/** Ends the session as a refused request does, which asks for the logout page. */
function endSession(): void {
  const { virtualConsole } = jsdom;
  const printing = virtualConsole.listeners('jsdomError');
  const reports: string[] = [];
  virtualConsole.removeAllListeners('jsdomError');
  virtualConsole.on('jsdomError', ({ message }) => reports.push(message));
  leave();
  virtualConsole.removeAllListeners('jsdomError');
  for (const listener of printing) virtualConsole.on('jsdomError', listener);
  expect(reports).toEqual([expect.stringContaining('navigation')]);
}

/** Loads the logout page anew, as a browser does: it tears no part of the page before down, so the tab's storage stays. */
async function signInAgain(answers = {}): Promise<UserEvent> {
  const kept = Object.entries<string>(sessionStorage);
  cleanup();
  for (const [key, text] of kept) sessionStorage.setItem(key, text);
  const { user } = renderPage('/logout', { answers });
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com');
  expect(readToken()).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'right password');
  return user;
}

test('after a session has ended by itself, its member is led back and finds what was typed', async () => {
  const { user } = renderPage(EXPLORE);
  await typeDrafts(user);
  endSession();
  const again = await signInAgain();
  expect(screen.getByRole('status').textContent).toContain('Your session has ended.');
  await again.keyboard('{Enter}');
  await again.click(await screen.findByRole('button', { name: 'Save this view' }));
  expect(await screen.findByLabelText('Name of the view')).toHaveProperty('value', 'Cities');
  expect(address()).toBe(EXPLORE);
  await again.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await openHelp(again)).toHaveProperty('value', 'Why?');
});

test('another member who signs in there finds neither the texts nor the page', async () => {
  const { user } = renderPage(EXPLORE);
  await typeDrafts(user);
  endSession();
  const other = { ...fakeRoot.viewer, id: 'member:2', firstName: 'Ben' };
  const signIn = { token: 'b-token', deviceToken: null, member: other, secondStep: null, errors: [] };
  const again = await signInAgain({ signIn, viewer: other });
  await again.keyboard('{Enter}');
  await screen.findByText('Howdy, Ben!');
  expect(address()).toBe('/stt/search/');
  expect(await openHelp(again)).toHaveProperty('value', '');
  expect(JSON.stringify(sessionStorage)).not.toContain('Cities');
});

test('who signs out leaves no texts', async () => {
  const { user } = renderPage(EXPLORE);
  await typeDrafts(user);
  const again = await signInAgain();
  await again.keyboard('{Enter}');
  await screen.findByText('Howdy, Ana!');
  expect(address()).toBe('/stt/search/');
  expect(await openHelp(again)).toHaveProperty('value', '');
});

test('a dialog that is closed forgets its text', async () => {
  const { user } = renderPage(EXPLORE);
  await typeDrafts(user);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  expect(await screen.findByLabelText('Name of the view')).toHaveProperty('value', '');
});
