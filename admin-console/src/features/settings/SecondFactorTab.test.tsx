import { aUser, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { field, openSettings, save } from './testing/open-settings.tsx';

const settings = {
  ...{ platform: 'required', vendors: 'optional', grace_days: 14, updated_at: null },
  people: { platform: { people: 2, without_factor: 1 }, vendors: { people: 5, without_factor: 3 } },
};

const open = (responses = {}) =>
  openSettings('secondFactor', {
    'GET /admin/second-factor-settings': ok({ data: settings }),
    'POST /admin/second-factor-settings': ({ body }) =>
      ok({ data: { ...settings, ...(body as object) } }, 'The settings have been saved.'),
    ...responses,
  });

const choice = async (team: string, name: string) =>
  within(await screen.findByRole('radiogroup', { name: team })).getByRole('radio', { name });

it('An admin sees whom it affects, and requires a second step of stores', async () => {
  const { user, sent } = await open();
  const required = await choice('Members of stores', 'Required');
  expect(required).toHaveAccessibleDescription('3 of 5 people have no second step.');
  await user.click(required);
  expect(required).toHaveAccessibleDescription(/^3 of 5 people have no second step\. They are reminded/);
  await user.clear(await field('Days to set one up'));
  await user.type(await field('Days to set one up'), '٣٠');
  await user.click(save());
  expect(await screen.findByText('The settings have been saved.')).toBeVisible();
  expect(sent()).toEqual([{ platform: 'required', vendors: 'required', grace_days: 30, updated_at_seen: null }]);
});

it('91 days are refused at the field', async () => {
  const { user, sent } = await open();
  await user.clear(await field('Days to set one up'));
  await user.type(await field('Days to set one up'), '91');
  await user.click(save());
  await waitFor(async () =>
    expect(await field('Days to set one up')).toHaveAccessibleDescription(/Enter 0 to 90 days\.$/),
  );
  expect(sent()).toEqual([]);
});

it('A colleague who may not manage the team has no such tab', async () => {
  await openSettings('general', { 'GET /user': aUser({ permissions: ['settings.write'] }) });
  await screen.findByRole('tab', { name: 'General' });
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Second step' })).not.toBeInTheDocument());
});
