import { ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { field, openSettings, save, SAVE } from './testing/open-settings.tsx';

it('An admin names the shop and picks its accent color', async () => {
  const { user, sent } = await openSettings('brand');
  await user.type(await field('Name of the shop'), 'Cedar');
  await user.click(save());
  expect(await field('Name of the shop in Arabic')).toHaveAccessibleDescription(/in both languages|as well/);
  await user.type(await field('Name of the shop in Arabic'), 'الأرز');
  await user.type(await field('Accent color'), '#7a3b12');
  expect(screen.getByLabelText('Pick the accent color')).toHaveValue('#7a3b12');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ brand: { name: 'Cedar', name_arabic: 'الأرز', accent: '#7a3b12' } });
});

it('An accent color that is too light is refused on its field', async () => {
  const message = 'White text is hard to read on this color. Choose a darker one.';
  const { user } = await openSettings('brand', {
    [SAVE]: {
      status: 422,
      body: { status: 422, code: 'validation', message: '', errors: { 'brand.accent': [message] } },
    },
  });
  await user.type(await field('Accent color'), '#f6b73c');
  await user.click(save());
  await waitFor(async () => expect(await field('Accent color')).toHaveAccessibleDescription(new RegExp(message)));
});

it('An admin uploads a logo and removes it again', async () => {
  let logo: string | null = null;
  const { user } = await openSettings('brand', {
    'GET /admin/shop-logo': () => ok({ data: { logo } }),
    'POST /admin/shop-logo': () => {
      logo = '/media/uploads/4f-640.webp';
      return ok({ data: { logo } }, 'Settings saved successfully');
    },
    'DELETE /admin/shop-logo': () => {
      logo = null;
      return ok({ data: { logo } });
    },
  });
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined });
  await user.upload(await screen.findByLabelText('Logo file'), new File(['a'], 'logo.png', { type: 'image/png' }));
  act(() => screen.getByRole('button', { name: 'Save logo' }).focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Remove logo' });
  expect(screen.getByRole('button', { name: 'Save logo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove logo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove logo' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByLabelText('Logo file')).toHaveFocus());
});
