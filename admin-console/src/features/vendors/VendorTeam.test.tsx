import { aUser, ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { openVendors, owner, storeTeam, vendor, vendorRow } from './testing/open-vendors.ts';

const PAGE = '/admin/edit-vendor/3';

const announced = {
  ...{ name: 'Sara Haddad', email: 'sara@example.test', requested_by: 'Noor Salem' },
  ...{ requested_at: '2026-11-20T09:30:00.000Z', effective_at: '2026-11-22T09:30:00.000Z' },
};

it('An admin names a new owner, who is shown until somebody stops it', async () => {
  let change: typeof announced | null = null;
  const { user, sent } = await openVendors(PAGE, [vendorRow], {
    'GET /admin/vendors/3/team': () => storeTeam(change),
    'POST /admin/vendors/3/owner': () => {
      change = announced;
      return ok({}, 'The new owner has been announced.');
    },
    'DELETE /admin/vendors/3/owner': () => {
      change = null;
      return ok({}, 'The change of owners has been stopped.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Name a new owner' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Name a new owner' }));
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Enter the email address\./);
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'sara@example.test');
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent(
    /Sara Haddad.*Becomes an owner on Nov 22, 2026.*Announced by Noor Salem on Nov 20, 2026/,
  );
  await user.click(screen.getByRole('button', { name: 'Stop the change' }));
  const question = within(screen.getByRole('dialog', { name: 'Stop the change of owners?' }));
  await user.click(question.getByRole('button', { name: 'Stop the change' }));
  expect(await screen.findByRole('button', { name: 'Name a new owner' })).toBeVisible();
  expect(sent().map(({ method, body }) => [method, body])).toEqual([
    ['POST', { email: 'sara@example.test' }],
    ['DELETE', undefined],
  ]);
});

it('A refused address shows why at its field', async () => {
  const message = 'No account has this email address.';
  const { user } = await openVendors(PAGE, [vendorRow], {
    'POST /admin/vendors/3/owner': refusal(422, '', { email: [message] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Name a new owner' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Name a new owner' }));
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'nobody@example.test');
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

it('An admin who is late reads that another one has named an owner', async () => {
  const message = 'A new owner has already been announced.';
  let change: typeof announced | null = null;
  const { user } = await openVendors(PAGE, [vendorRow], {
    'GET /admin/vendors/3/team': () => storeTeam(change),
    'POST /admin/vendors/3/owner': () => {
      change = announced;
      return refusal(409, message);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Name a new owner' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Name a new owner' }));
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'omar@example.test');
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(await screen.findByText('Sara Haddad')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('omar@example.test');
});

it('An owner of the platform resets the second step of a member once', async () => {
  let factors_reset_at: string | null = null;
  const { user, sent } = await openVendors(PAGE, [vendorRow], {
    'GET /admin/vendors/3/team': () => storeTeam(null, [{ ...owner, factors_reset_at }]),
    'POST /admin/team/7/factors/reset': () => {
      factors_reset_at = '2026-11-21T09:30:00.000Z';
      return ok({}, 'It will be removed in 24 hours.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reset the second step of Huda Nasser' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reset the second step of Huda Nasser?' }));
  expect(dialog.getByText(/In 24 hours/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reset second step' }));
  expect(await screen.findByText(/Will be removed on Nov 21, 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reset the second step of Huda Nasser' })).not.toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

it('An admin who may only read vendors sees the team and changes nothing', async () => {
  await openVendors(PAGE, [vendorRow], {
    'GET /user': aUser({ permissions: ['vendors.read'] }),
    'GET /admin/vendors/3/team': storeTeam(announced),
  });
  expect(await screen.findByRole('row', { name: /Huda Nasser/ })).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('Sara Haddad');
  for (const name of ['Stop the change', 'Reset the second step of Huda Nasser'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('A reader of vendors downloads the certificate and can upload nothing', async () => {
  await openVendors(PAGE, [vendorRow], {
    'GET /user': aUser({ permissions: ['vendors.read'] }),
    'GET /admin/vendor/3': ok({ data: { ...vendor, cr_certificate: 'cr.pdf' } }),
  });
  expect(await screen.findByRole('button', { name: 'Download CR' })).toBeEnabled();
  expect(screen.getByLabelText(/^First name/)).toBeDisabled();
  for (const name of [/^Password/, /^Logo/, /^CR certificate/])
    expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
});
