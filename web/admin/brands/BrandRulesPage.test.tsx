import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../test/fakeApi.ts';
import { CHANGE, fakeBrandRules } from '../../test/fakeBrandRules.ts';
import { HOTELS } from '../../test/fakeFigures.ts';
import { fakeHotel } from '../../test/fakeHotel.ts';
import { address, goTo, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const path = '/stt/admin/brands';
const answers = { viewer: { ...fakeRoot.viewer, isAdmin: true } };

/** The variables of the last operation of a name. */
function lastOf(asked: { name: string; variables: unknown }[], name: string): unknown {
  return asked.findLast((each) => each.name === name)?.variables;
}

test('others than administrators go to the search, and administrators find it from their page', async () => {
  renderPage(path);
  await waitFor(() => expect(address()).toBe('/stt/search'));
});

test('it is reached from User Details', async () => {
  const { user } = renderPage('/stt/admin', { answers });
  await user.click(await screen.findByRole('link', { name: 'Brand Rules' }));
  expect(await screen.findByRole('heading', { name: 'Brand Rules' })).toBeTruthy();
});

test('rules show in the order in which they are tried, and one is found', async () => {
  const { user } = renderPage(path, { answers });
  const table = await screen.findByRole('table', { name: /^Rules/ });
  await within(table).findByText('Edited');
  expect(
    within(table)
      .getAllByRole('button', { name: /^Change / })
      .map(({ textContent }) => textContent),
  ).toEqual(['Change RANCH ROAD▾', 'Change HAMPTON INN▾', 'Change HAMPTON▾']);
  expect(within(table).getByText('Reference, turned off')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Find a rule' }), 'ranch');
  await waitFor(() => expect(within(table).queryByText('Edited')).toBeNull());
});

test('a rule is applied only after its preview, which another value makes void', async () => {
  const { user, asked } = renderPage(path, { answers });
  await user.click(await screen.findByRole('button', { name: 'Change HAMPTON INN' }));
  const form = await screen.findByRole('form', { name: 'Change HAMPTON INN' });
  const exclusions = within(form).getByLabelText('Exclude names containing');
  expect(exclusions).toHaveProperty('value', 'APARTMENT|NEW ');
  await user.type(exclusions, '|OLD');
  expect(within(form).queryByRole('button', { name: 'Apply' })).toBeNull();
  await user.click(within(form).getByRole('button', { name: 'Preview' }));
  expect(await within(form).findByText('1 hotel would change brand.')).toBeTruthy();
  const rebranded = screen.getByRole('table', { name: 'Hotels that would change brand' });
  expect(
    within(rebranded).getByRole('row', { name: /HAMPTON INN OF OLD.*Hampton by Hilton.*No brand/ }),
  ).toBeTruthy();
  const input = {
    ruleId: 1,
    brandId: 'brand:12',
    isDisabled: false,
    excludeTexts: ['APARTMENT', 'NEW ', 'OLD'],
  };
  expect(lastOf(asked, 'BrandPreview')).toEqual({ input: { changeRule: input } });

  await user.click(within(form).getByRole('checkbox', { name: 'Turned off' }));
  expect(within(form).queryByRole('button', { name: 'Apply' })).toBeNull();
  await user.click(within(form).getByRole('button', { name: 'Preview' }));
  await user.click(await within(form).findByRole('button', { name: 'Apply' }));
  expect(await within(form).findByText('Applied. Figures update in a few minutes.')).toBeTruthy();
  expect(lastOf(asked, 'ChangeBrandRule')).toEqual({
    input: { ...input, isDisabled: true, stamp: 'stamp 1' },
  });
  expect(asked.filter(({ name }) => name === 'BrandChanges').length).toBeGreaterThan(1);
});

test('changes by others since the preview are shown, and a new preview is needed', async () => {
  const OUTDATED = 'Rules have changed since the preview. Preview again.';
  let now = { stamp: 'before', totalCount: 1 };
  const acts = {
    brandPreview: () => {
      const { rebrandings, ...preview } = fakeBrandRules.brandPreview();
      return {
        ...preview,
        stamp: now.stamp,
        rebrandings: { ...rebrandings({}), totalCount: now.totalCount },
      };
    },
    changeBrandRule: ({ input }: { input: { stamp: string } }) => {
      const isOutdated = input.stamp !== now.stamp;
      return {
        change: null,
        errors: isOutdated ? [{ field: null, code: 'OUTDATED', message: OUTDATED }] : [],
      };
    },
  };
  const { user, asked } = renderPage(path, { answers: { ...answers, ...acts } });
  await user.click(await screen.findByRole('button', { name: 'Change HAMPTON' }));
  const form = await screen.findByRole('form', { name: 'Change HAMPTON' });
  await user.click(within(form).getByRole('button', { name: 'Preview' }));
  const apply = await within(form).findByRole('button', { name: 'Apply' });
  const times = (name: string): number => asked.filter((each) => each.name === name).length;
  const before = times('BrandRules');
  now = { stamp: 'after', totalCount: 0 };
  await user.click(apply);

  expect(await within(form).findByText(OUTDATED)).toBeTruthy();
  expect(within(form).queryByRole('button', { name: 'Apply' })).toBeNull();
  expect(screen.queryByRole('table', { name: 'Hotels that would change brand' })).toBeNull();
  await waitFor(() => expect(times('BrandRules')).toBeGreaterThan(before));
  expect(document.activeElement).toBe(within(form).getByRole('button', { name: 'Preview' }));

  await user.keyboard('{Enter}');
  expect(await within(form).findByText('No hotel would change brand.')).toBeTruthy();
  await user.click(within(form).getByRole('button', { name: 'Apply' }));
  expect(await within(form).findByText('Applied. Figures update in a few minutes.')).toBeTruthy();
  expect(lastOf(asked, 'ChangeBrandRule')).toMatchObject({ input: { stamp: 'after' } });
});

test('an edited rule is brought back to the reference', async () => {
  const { user } = renderPage(path, { answers });
  await user.click(await screen.findByRole('button', { name: 'Change HAMPTON INN' }));
  await user.click(await screen.findByRole('button', { name: 'Restore reference rule' }));
  expect(screen.getAllByLabelText('Exclude names containing')[0]).toHaveProperty('value', '');
});

test('a refusal stands beside its field', async () => {
  const errors = [{ field: 'matchText', code: 'TAKEN', message: 'There is a rule for “HAMPTON” already.' }];
  const refused = {
    brandPreview: { names: 0, stamp: '', errors, rebrandings: { totalCount: 0, nodes: [] } },
  };
  const { user } = renderPage(path, { answers: { ...answers, ...refused } });
  const form = await screen.findByRole('form', { name: 'Add a rule' });
  const text = within(form).getByLabelText('Names with a word starting with');
  await user.type(text, 'hampton{Enter}');
  expect(await within(form).findByText('There is a rule for “HAMPTON” already.')).toBeTruthy();
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(within(form).queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('a preview that fails says so', async () => {
  const { user, failing } = renderPage(path, { answers });
  const form = await screen.findByRole('form', { name: 'Add a rule' });
  failing.add('BrandPreview');
  await user.click(within(form).getByRole('button', { name: 'Preview' }));
  expect(await within(form).findByText('The change was not saved. Please try again.')).toBeTruthy();
});

test('a hotel is found, shows by which rule it is of its brand, and is corrected under a name', async () => {
  const { user, asked } = renderPage(path, { answers });
  await user.type(await screen.findByRole('combobox', { name: 'Hotel' }), 'ranch');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/No brand: it has fewer than 10 rooms\./)).toBeTruthy();
  const form = await screen.findByRole('form', { name: /^Correct / });
  await within(form).findByRole('option', { name: 'Ranch Road Rooms' });
  await user.selectOptions(within(form).getByLabelText('Brand'), 'Ranch Road Rooms');
  await user.click(within(form).getByRole('button', { name: 'Preview' }));
  await user.type(within(form).getByLabelText('Why'), 'Its sign says so');
  await user.click(await within(form).findByRole('button', { name: 'Apply' }));
  expect(await within(form).findByText('Applied. Figures update in a few minutes.')).toBeTruthy();
  expect(lastOf(asked, 'CorrectHotelBrand')).toMatchObject({
    input: { brandId: 'brand:11', reason: 'Its sign says so', stamp: 'stamp 1' },
  });
});

test('the rule by which a hotel is of its brand shows with what the name must not have', async () => {
  const rule = { matchText: 'RANCH', excludeTexts: ['NEW ', 'OLD'] };
  const brandMatch = { isCorrected: false, isSimilar: false, brand: { name: 'Ranch Road Rooms' }, rule };
  const hotel = HOTELS.slice(0, 1).map((each) => ({ ...fakeHotel(each), brandMatch }))[0];
  const { user } = renderPage(path, { answers: { ...answers, hotel } });
  await user.type(await screen.findByRole('combobox', { name: 'Hotel' }), 'ranch');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  await user.keyboard('{Enter}');
  const says = 'Ranch Road Rooms, matched by name (“RANCH”), without “NEW ”, “OLD”.';
  await waitFor(() => expect(document.body.textContent).toContain(says));
});

test('a correction is taken back, and changes say whether figures follow', async () => {
  const { user, asked } = renderPage(path, { answers });
  const changes = await screen.findByRole('table', { name: 'Changes and their figures' });
  expect(await within(changes).findByText(/^Done .*, 1 hotel$/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Remove the correction of RANCH ROAD INN' }));
  const form = await screen.findByRole('form', { name: 'Remove the correction of RANCH ROAD INN' });
  await user.click(within(form).getByRole('button', { name: 'Preview' }));
  await user.click(await within(form).findByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(lastOf(asked, 'WithdrawBrandCorrection')).toEqual({
      input: { correctionId: 7, stamp: 'stamp 1' },
    }),
  );
});

test('a hotel’s facts are loaded again when its figures follow, however soon', async () => {
  let applied = false;
  const change = { ...CHANGE, changeId: 4 };
  const brandChanges = (): object => ({
    nodes: applied ? [change, CHANGE] : [CHANGE],
    pageInfo: { hasNextPage: false, endCursor: null },
  });
  const correctHotelBrand = (): object => {
    applied = true;
    return { change, errors: [] };
  };
  const { user, asked } = renderPage(path, { answers: { ...answers, brandChanges, correctHotelBrand } });
  await user.type(await screen.findByRole('combobox', { name: 'Hotel' }), 'ranch');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  await user.keyboard('{Enter}');
  const form = await screen.findByRole('form', { name: /^Correct / });
  await user.click(within(form).getByRole('button', { name: 'Preview' }));
  await user.type(within(form).getByLabelText('Why'), 'It closed');
  await user.click(await within(form).findByRole('button', { name: 'Apply' }));
  // When it is picked, when the change is made, and when the first answer says that the figures follow already.
  await waitFor(() => expect(asked.filter(({ name }) => name === 'CorrectableHotel')).toHaveLength(3));
});

test('a rule that is not added yet is kept, as when the session ends meanwhile', async () => {
  const { user } = renderPage(path, { answers });
  await user.type(await screen.findByLabelText('Names with a word starting with'), 'MAGNOLIA');
  goTo('/stt/brands');
  await screen.findByRole('heading', { level: 1, name: /^Brands/ });
  goTo(path);
  expect(await screen.findByLabelText('Names with a word starting with')).toHaveProperty('value', 'MAGNOLIA');
});
