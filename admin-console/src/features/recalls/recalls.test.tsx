import { metaOf, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { draft, opened, openRecalls, sara } from './testing/open-recalls.ts';

const list = (rows: unknown[]) => ({ 'GET /admin/recalls': ok({ data: { recalls: rows, meta: metaOf(rows) } }) });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('An admin without recalls is offered to draft one', async () => {
  await openRecalls('/admin/recalls', list([]));
  expect(await screen.findByText('There are no recalls')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Draft a recall' }))
    expect(link).toHaveAttribute('href', '/admin/add-recall');
});

it('An admin reads the list in Arabic, and filters it by state', async () => {
  const { user, asked } = await openRecalls('/admin/recalls', list([draft]), 'ar');
  expect(await screen.findByRole('row', { name: /RC-2026-0007/ })).toHaveTextContent('شرائط تعطي قراءات منخفضة');
  await user.selectOptions(screen.getByLabelText('الحالة'), 'مفتوح');
  await waitFor(() => expect(asked('/admin/recalls?').at(-1)).toContain('state=open'));
});

it('An admin reads what a recall will stop, and opens it by typing its number', async () => {
  let stored = draft;
  const { user, sent } = await openRecalls('/admin/recalls/7', {
    'GET /admin/recalls/7': () => ok({ data: stored }),
    'POST /admin/recalls/7/open': ({ body }) => {
      const { recall_no: typed } = body as { recall_no: string };
      if (typed !== draft.recall_no)
        return refusal(422, 'No', { recall_no: ['This is not the number.'] }, 'recall_number_wrong');
      stored = opened;
      return ok({ data: opened }, 'The stock is stopped.');
    },
  });
  await user.click(await button('Open the recall'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open the recall RC-2026-0007' }));
  for (const effect of [/^40 units/, /^1 product without batches/, /^9 buyers/, /^1 parcel/])
    expect(dialog.getByText(effect)).toBeVisible();
  await user.type(dialog.getByLabelText('Type RC-2026-0007 to open it'), 'RC-2026-0008');
  await user.click(dialog.getByRole('button', { name: 'Open the recall' }));
  expect(await dialog.findByText('This is not the number.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Type RC-2026-0007 to open it'));
  await user.type(dialog.getByLabelText('Type RC-2026-0007 to open it'), 'RC-2026-0007');
  await user.click(dialog.getByRole('button', { name: 'Open the recall' }));
  expect(await screen.findByText('The stock is stopped.')).toBeVisible();
  expect(sent().at(-1)?.body).toEqual({ recall_no: 'RC-2026-0007', updated_at_seen: draft.updated_at });
  expect(await screen.findByRole('link', { name: 'Call list' })).toBeVisible();
});

it('An admin discards a draft', async () => {
  const { user, sent } = await openRecalls('/admin/recalls/7', {
    'POST /admin/recalls/7/discard': ok({ data: draft }, 'Discarded.'),
  });
  await user.click(await button('Discard'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Discarded.')).toBeVisible();
  expect(sent()).toEqual([{ path: '/admin/recalls/7/discard', body: { updated_at_seen: draft.updated_at } }]);
});

it('An admin lifts a batch with a reason', async () => {
  const { user, sent } = await openRecalls('/admin/recalls/7', {
    'GET /admin/recalls/7': ok({ data: opened }),
    'POST /admin/recalls/7/lift': ok({ data: opened }, 'Lifted.'),
  });
  await user.click(await button('Lift A1'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lift Glucose strips, A1' }));
  await user.type(dialog.getByLabelText('Why is it not concerned?'), 'Tested again');
  await user.click(dialog.getByRole('button', { name: 'Lift' }));
  expect(await screen.findByText('Lifted.')).toBeVisible();
  expect(sent()).toEqual([
    { path: '/admin/recalls/7/lift', body: { product_ids: [], lot_ids: [31], reason: 'Tested again' } },
  ]);
});

it('A recall with held parcels stays open, and the conclusion stays typed', async () => {
  const { user, sent } = await openRecalls('/admin/recalls/7', {
    'GET /admin/recalls/7': ok({ data: opened }),
    'POST /admin/recalls/7/close': refusal(409, 'Parcels are still held.', {}, 'recall_unfinished'),
  });
  await user.click(await button('Close the recall'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close recall RC-2026-0007' }));
  expect(dialog.getByText('6 notices have not been answered yet.')).toBeVisible();
  await user.type(dialog.getByLabelText('Conclusion'), 'Done.');
  await user.type(dialog.getByLabelText('Conclusion in Arabic'), 'تم.');
  expect(dialog.getByText(/^Fewer notices were answered/)).toBeVisible();
  await user.type(dialog.getByLabelText('Reason for closing now'), 'Six buyers have moved.');
  await user.click(dialog.getByRole('button', { name: 'Close the recall' }));
  expect(await dialog.findByText('Parcels are still held.')).toBeVisible();
  expect(dialog.getByLabelText('Conclusion')).toHaveValue('Done.');
  expect(sent().at(-1)?.body).toMatchObject({ shortfall_reason: 'Six buyers have moved.' });
});

it('A closed recall shows its conclusion, and prints its report in both languages', async () => {
  const closed = {
    ...opened,
    state: 'closed' as const,
    closed_at: '2026-11-30T10:00:00.000Z',
    conclusion: 'All found.',
  };
  window.print = jest.fn();
  const { user } = await openRecalls('/admin/recalls/7', {
    'GET /admin/recalls/7': ok({ data: { ...closed, conclusion_arabic: 'وُجدت كلها.' } }),
  });
  expect(await screen.findByText('All found.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Final report' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the recall' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Report' }));
  const paper = within(await screen.findByRole('article', { name: 'Report' }));
  expect(paper.getByText('وُجدت كلها.')).toBeVisible();
  expect(paper.getByRole('row', { name: /^Units sold/ })).toHaveTextContent('12');
  expect(paper.getByRole('row', { name: /^Answered \/ target/ })).toHaveTextContent('40 % / 100 %');
  await user.click(await button('Print report'));
  expect(window.print).toHaveBeenCalledTimes(1);
});

it('An admin records a call with the answer of a buyer', async () => {
  const { user, sent } = await openRecalls('/admin/recalls/7/cases', {
    'GET /admin/recalls/7': ok({ data: opened }),
    'POST /admin/recalls/7/cases/71/contact': ({ body }) =>
      (body as { returned: number }).returned > 2
        ? refusal(422, 'No', { returned: ['More than the 2 units bought.'] }, 'validation_error')
        : ok({}, 'Recorded.'),
  });
  await user.click(await button('Record a call to Sara Ali, BLS-AAAAAAAAA1-1'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Call to Sara Ali' }));
  await user.type(dialog.getByLabelText('Outcome'), 'She sends them back.');
  await user.click(dialog.getByLabelText('The buyer has answered'));
  await user.type(dialog.getByLabelText('Units returned'), '3');
  await user.click(dialog.getByRole('button', { name: 'Save call' }));
  expect(await dialog.findByText('More than the 2 units bought.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Units returned'));
  await user.type(dialog.getByLabelText('Units returned'), '٢');
  await user.click(dialog.getByRole('button', { name: 'Save call' }));
  expect(await screen.findByText('Recorded.')).toBeVisible();
  expect(sent().at(-1)?.body).toEqual({
    channel: 'phone',
    note: 'She sends them back.',
    answered: true,
    name: 'Sara Ali',
    returned: 2,
    destroyed: 0,
    used: 0,
    missing: 0,
  });
});

it('The call list shows answers and calls, and only those who have not answered', async () => {
  const by = { acknowledged_at: '2026-11-29T12:00:00.000Z', acknowledged_by: 'Omar', returned: 2 };
  const contacts = [{ at: '2026-11-29T11:00:00.000Z', channel: 'phone', note: 'No one answers', by: 'Huda Saleh' }];
  const omar = { ...sara, id: 72, customer: 'Omar', ...by, contacts };
  const { user, asked } = await openRecalls('/admin/recalls/7/cases', {
    'GET /admin/recalls/7': ok({ data: opened }),
    'GET /admin/recalls/7/cases': ok({ cases: [sara, omar], meta: metaOf([sara, omar]) }),
  });
  expect(await screen.findByRole('row', { name: /^Omar/ })).toHaveTextContent(/2 returned.*No one answers/);
  expect(screen.getByRole('row', { name: /^Sara Ali/ })).toHaveTextContent('Not answered');
  await user.selectOptions(screen.getByLabelText('Answer'), 'Not answered');
  await waitFor(() => expect(asked('/admin/recalls/7/cases').at(-1)).toContain('answered=0'));
});

it('Missing permission and a missing recall show a message', async () => {
  const { unmount } = await openRecalls('/admin/recalls', { 'GET /admin/recalls': refusal(403) });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
  unmount();
  await openRecalls('/admin/recalls/99', { 'GET /admin/recalls/99': refusal(404) });
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});
