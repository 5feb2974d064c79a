import type { Report } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../../testing/render-console.tsx';
import { adminUser, metaOf } from '../../testing/responses.ts';

const report: Report = {
  id: 4,
  product: { id: 9, slug: 'lab-coat', name: 'Lab coat', name_arabic: 'معطف مختبر' },
  vendor: { id: 3, company_name: 'Gulf Medical', company_name_arabic: 'الخليج الطبية' },
  reason: 'unsafe',
  text: 'It tears at once.',
  reporter: { email: 'sara@example.test', name: null },
  urgent: true,
  state: 'open',
  action: 'none',
  note: '',
  decided_by: null,
  decided_at: null,
  created_at: '2026-11-18T09:30:00.000Z',
  reports: 3,
};

async function openReports(
  shown: Report = report,
  at = '/admin/reports',
  responses: Parameters<typeof fakeApi>[0] = {},
) {
  const reports = [{ ...shown }];
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/reports': () => ok({ data: { reports, meta: metaOf(reports) } }),
    'POST /admin/reports/4': () => {
      Object.assign(reports[0] ?? {}, { state: 'acted', action: 'unapprove_product', decided_by: 'Noor Salem' });
      return ok({}, 'The report has been decided.');
    },
    ...responses,
  });
  const view = await renderConsole(at);
  const lists = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/admin/reports?'));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, lists, sent };
}

const read = async (user: Awaited<ReturnType<typeof openReports>>['user'], name = 'Lab coat') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

it('An admin reads a report and takes its product off sale in the same step', async () => {
  const { user, sent } = await openReports();
  expect(await screen.findByText('Urgent')).toBeVisible();
  const drawer = await read(user);
  expect(drawer.getByText('It tears at once.')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Gulf Medical' })).toHaveAttribute('href', '/admin/edit-vendor/3');
  await user.click(drawer.getByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report about Lab coat' }));
  expect(dialog.queryByRole('combobox', { name: 'Measure' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Act on it' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Measure' }), 'Take the product off sale');
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), ' Confirmed. ');
  await user.click(dialog.getByRole('button', { name: 'Save decision' }));
  expect(await screen.findByText('The report has been decided.')).toBeVisible();
  expect(sent()).toEqual([{ state: 'acted', action: 'unapprove_product', note: 'Confirmed.' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await within(screen.getByRole('table')).findByText('Acted')).toBeVisible();
});

it('A report of a seller offers no measure on a product', async () => {
  const { user, sent } = await openReports({ ...report, product: null });
  const drawer = await read(user, 'Gulf Medical');
  await user.click(drawer.getByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report about Gulf Medical' }));
  await user.click(dialog.getByRole('radio', { name: 'Act on it' }));
  const options = within(dialog.getByRole('combobox', { name: 'Measure' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Another measure', 'Stop the store']);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Measure' }), 'Stop the store');
  await user.click(dialog.getByRole('radio', { name: 'Nothing wrong' }));
  await user.click(dialog.getByRole('button', { name: 'Save decision' }));
  await waitFor(() => expect(sent()).toEqual([{ state: 'kept', action: 'none', note: '' }]));
});

it('A report that another admin decided shows why it cannot be saved', async () => {
  const message = 'Someone else has changed this in the meantime.';
  const { user } = await openReports(report, '/admin/reports', {
    'POST /admin/reports/4': { status: 409, body: { status: 409, success: false, code: 'changed_meanwhile', message } },
  });
  const drawer = await read(user);
  await user.click(drawer.getByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report about Lab coat' }));
  await user.click(dialog.getByRole('button', { name: 'Save decision' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
});

it('The dashboard links to the open reports, which an admin filters by reason', async () => {
  const { user, lists } = await openReports(report, '/admin/reports?state=open');
  await screen.findByRole('button', { name: 'Lab coat' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Unsafe');
  await waitFor(() => expect(lists().at(-1)).toBe('/admin/reports?page=1&state=open&reason=unsafe'));
});
