import { expect, test } from 'vitest';
import { renderMail } from './mailLayout.rules.ts';

const sender = {
  productName: 'Texas Receipts',
  operatorName: null,
  publicUrl: 'https://receipts.example',
  supportEmail: null,
};

const htmlOf = (...closing: string[]): string =>
  renderMail(sender, { subject: 'Your plan', paragraphs: ['Howdy, Ana!'], closing }).html;

/** Addresses that a press on the email opens. */
const linksIn = (html: string): string[] => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, to = '']) => to);

test('each address of the product in an email can be pressed, without the dot after it', () => {
  const html = htmlOf(
    'Cancel in My Account: https://receipts.example/stt/settings',
    'Write to https://receipts.example.',
  );
  expect(linksIn(html)).toEqual([
    'https://receipts.example/stt/settings',
    'https://receipts.example',
    'https://receipts.example',
  ]);
  expect(html).toContain('>https://receipts.example</a>.</p>');
});

test('no other address becomes a link, so that a name cannot lead elsewhere', () => {
  const html = htmlOf(
    'Howdy, https://elsewhere.example/x!',
    'https://receipts.example.elsewhere.example/x',
    'https://receipts.example/"onmouseover="x<b>',
  );
  expect(linksIn(html)).toEqual([
    'https://receipts.example/&quot;onmouseover=&quot;x&lt;b&gt;',
    'https://receipts.example',
  ]);
  expect(html).not.toContain('<b>');
});

test('an email is laid out for the width of the phone that shows it', () => {
  expect(htmlOf()).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
});
