import type { AuditEntry } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal.tsx';
import { vendorUser } from '../../testing/responses.ts';

const entry: AuditEntry = {
  ...{ id: 1, created_at: '2026-11-20T09:30:00.000Z', action: 'product.edited', action_text: 'Product changed' },
  actor: { id: 7, name: 'Huda Nasser', email: 'huda@example.test', role: 2 },
  ...{ entity: 'product', entity_text: 'Product', entity_id: '5', label: 'Nitrile gloves' },
  ...{ before: { name: 'Gloves' }, after: { name: 'Nitrile gloves' } },
};

async function open(entries: AuditEntry[], user = vendorUser, lang?: 'en' | 'ar') {
  const calls = fakeApi({
    'GET /user': user,
    'GET /vendor/audit': ok({ data: { entries, meta: metaOf(entries) } }),
    'GET /vendor/audit/actors': ok({ actors: [{ id: 7, name: 'Huda Nasser', role: 2 }] }),
  });
  const view = await renderPortal('/vendor/audit-log', 'vendor', lang);
  return { ...view, asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/audit?')) };
}

it('An owner reads which colleague changed what, and filters by person', async () => {
  const { user, asked } = await open([entry]);
  const row = within(await screen.findByRole('row', { name: /Product changed/ }));
  expect(row.getByText('Nitrile gloves')).toBeVisible();
  expect(row.getByText('Huda Nasser')).toBeVisible();
  expect(row.getByText('20-11-2026 12:30')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Huda Nasser');
  await waitFor(() => expect(asked().at(-1)).toBe('/vendor/audit?page=1&actor=7'));
});

it('A store without changes says so in Arabic', async () => {
  await open([], vendorUser, 'ar');
  expect(await screen.findByText('لم يغيّر أحد شيئًا بعد.')).toBeVisible();
});

it('A member without rights over the team is told so', async () => {
  await open([entry], ok({ user: { ...vendorUser.body.user, permissions: ['orders.read'] } }));
  expect(await screen.findByText(/Your role does not include|do not have/)).toBeVisible();
});
