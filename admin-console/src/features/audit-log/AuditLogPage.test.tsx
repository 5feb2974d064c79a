import type { AuditEntry } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser } from '../../testing/responses.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  created_at: '2026-11-20T09:30:00.000Z',
  actor: { id: 7, name: 'Huda Nasser', email: 'huda@example.test', role: 2 },
  action: 'product.edited',
  action_text: 'Product changed',
  entity: 'product',
  entity_text: 'Product',
  entity_id: '5',
  label: 'Nitrile gloves',
  before: { name: 'Gloves', status: 'draft', cod_enabled: true, tags: ['ppe', 'hands'], note: '' },
  after: { name: 'Nitrile gloves', status: 'active', cod_enabled: false, tags: ['ppe'], note: 'New' },
  ...changes,
});

async function openLog(entries: AuditEntry[], search = '') {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/audit': ok({ data: { entries, meta: metaOf(entries) } }),
    'GET /admin/audit/filters': ok({
      actors: [{ id: 7, name: 'Huda Nasser', role: 2 }],
      actions: [{ value: 'product.edited', text: 'Product changed' }],
      entities: [{ value: 'product', text: 'Product' }],
    }),
    'GET /admin/audit.csv': new Response('a,b', {
      headers: { 'content-disposition': 'attachment; filename="audit.csv"' },
    }),
  });
  const view = await renderConsole(`/admin/audit-log${search}`);
  const asked = (path: string) => calls.map((call) => call.path).filter((call) => call.startsWith(path));
  return { ...view, asked };
}

it('An admin reads who changed what and when, and opens the changed record', async () => {
  await openLog([
    entry(),
    entry({ id: 2, action_text: 'Product deleted', entity_id: '6', label: 'Old mask', after: null }),
    entry({ id: 3, action_text: 'Settings changed', entity: 'settings', entity_id: 'platform', label: 'platform' }),
    entry({ id: 4, action_text: 'Product settings changed', entity: 'vendor', entity_id: '3', label: 'Gulf Medical' }),
  ]);
  const row = within(await screen.findByRole('row', { name: /Product changed/ }));
  expect(row.getByText('Huda Nasser')).toBeVisible();
  expect(row.getByText('Vendor')).toBeVisible();
  expect(row.getByText('20-11-2026 12:30')).toBeVisible();
  expect(row.getByRole('link', { name: 'Nitrile gloves' })).toHaveAttribute('href', '/admin/products/5');
  expect(screen.getByRole('button', { name: 'Product settings changed' })).toBeVisible();
  expect(screen.getByText('Old mask')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Old mask' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The platform' })).toHaveAttribute('href', '/admin/settings');
});

it('An admin compares old and new values as text', async () => {
  const { user } = await openLog([entry()]);
  await user.click(await screen.findByRole('button', { name: 'Product changed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Product changed' }));
  const cells = dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(cells).toEqual([
    ['Name', 'Gloves', 'Nitrile gloves'],
    ['Status', 'Inactive', 'Active'],
    ['Cash on delivery', 'Yes', 'No'],
    ['Tags', 'ppehands', 'ppe'],
    ['Note', 'Nothing', 'New'],
  ]);
});

it('The log is filtered by person, role, kind, change and days, and the URL keeps it', async () => {
  const { user, router, asked } = await openLog([entry()]);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Person' }),
    await screen.findByText('Huda Nasser', { selector: 'option' }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Vendor');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Object type' }), 'Product');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Change' }), 'Product changed');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await waitFor(() =>
    expect(asked('/admin/audit?').at(-1)).toBe(
      '/admin/audit?page=1&actor=7&role=2&entity=product&action=product.edited&from=2026-11-01',
    ),
  );
  expect(router.state.location.search).toBe('?actor=7&role=2&entity=product&action=product.edited&from=2026-11-01');
});

it('A link shows the changes of one record, and clearing the filter shows all', async () => {
  const { user, asked } = await openLog([entry()], '?entity=product&entity_id=5');
  await user.click(await screen.findByRole('button', { name: /Only no. 5/ }));
  await waitFor(() => expect(asked('/admin/audit?').at(-1)).toBe('/admin/audit?page=1&entity=product'));
});

it("An admin exports the log with the page's filters", async () => {
  URL.createObjectURL = () => 'blob:a-file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, asked } = await openLog([entry()], '?role=2');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(asked('/admin/audit.csv')).toEqual(['/admin/audit.csv?role=2']));
});

it('A search without results says so', async () => {
  await openLog([], '?search=unicorn');
  expect(await screen.findByText('No changes matched your search.')).toBeVisible();
});
