import type { AdminProduct, Lot } from '@balsam/shared-api';
import { metaOf, ok } from '@balsam/shared-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { draft, opened, openRecalls } from './testing/open-recalls.ts';

const strips: AdminProduct = {
  id: 3,
  slug: 'strips',
  name: 'Glucose strips',
  name_arabic: 'شرائط السكر',
  sku: 'STR-50',
  image: null,
  product_image: null,
  is_featured: false,
  approval_status: true,
  status: 'active',
  in_stock: 45,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  vendor: 'Gulf Medical',
  vendor_id: 1,
  taxed_as: 'standard',
  changes_waiting: false,
  tracks_lots: true,
};

const lot = (id: number, lot_no: string, on_hand: number): Lot => ({
  id,
  product: { id: 3, slug: 'strips', name: 'Glucose strips', name_arabic: 'شرائط السكر' },
  variant: null,
  vendor: { id: 1, company_name: 'Gulf Medical', company_name_arabic: 'الخليج الطبية' },
  sku: 'STR-50',
  lot_no,
  expires_on: '2027-03-31',
  made_on: null,
  received_on: '2026-05-01',
  gtin: '',
  on_hand,
  sell_until: null,
  state: 'for_sale',
  near_expiry: false,
  mark_down: null,
  marked_down: null,
  quarantine_reason: '',
  updated_at: '2026-05-01T00:00:00.000Z',
});

const LOTS = [lot(31, 'A1', 40), lot(32, 'A2', 5)];

const goods = {
  'GET /admin/products': ok({ data: { products: [strips], meta: metaOf([strips]) } }),
  'GET /admin/lots': ({ path }: { path: string }) => {
    const lots = path.includes('product=3') ? LOTS : [];
    return ok({ data: { lots, meta: metaOf(lots) } });
  },
};

const TEXTS = {
  Title: 'Strips read too low',
  'Title in Arabic': 'شرائط',
  Reason: 'They read too low.',
  'Reason in Arabic': 'قراءات منخفضة.',
  'What to do': 'Send them back.',
  'What to do, in Arabic': 'أعيدوها.',
};

const fill = (label: string, text: string) =>
  act(async () => fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } }));

it('An admin drafts a recall of one batch', async () => {
  const { user, sent, router } = await openRecalls('/admin/add-recall', {
    ...goods,
    'POST /admin/recalls': ok({ data: draft }, 'The recall has been saved.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findAllByText('Choose at least one product.')).not.toHaveLength(0);
  expect(screen.getAllByText('Choose the class.')).not.toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'Class I' }));
  await user.selectOptions(screen.getByLabelText('Ordered by'), 'The manufacturer');
  await user.selectOptions(screen.getByLabelText('What buyers do'), 'Return the units');
  for (const [label, text] of Object.entries(TEXTS)) await fill(label, text);
  await user.type(screen.getByLabelText('Search products'), 'strips');
  await user.click(await screen.findByRole('button', { name: 'Choose Glucose strips' }));
  expect(await screen.findByRole('row', { name: /A1/ })).toHaveTextContent(/Mar 31, 2027.*40/);
  await user.click(screen.getByRole('checkbox', { name: 'A1' }));
  expect(screen.getByText('1 batch chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/recalls/7'));
  expect(sent()).toEqual([
    {
      path: '/admin/recalls',
      body: {
        severity: 'I',
        authority: 'manufacturer',
        authority_ref: '',
        action: 'return',
        title: 'Strips read too low',
        title_arabic: 'شرائط',
        reason: 'They read too low.',
        reason_arabic: 'قراءات منخفضة.',
        instruction: 'Send them back.',
        instruction_arabic: 'أعيدوها.',
        sold_from: '',
        product_ids: [3],
        lot_ids: [31],
        updated_at_seen: null,
      },
    },
  ]);
});

it('A product without a batch is refused at the batches, and everything typed stays', async () => {
  const { user } = await openRecalls('/admin/edit-recall/7', {
    ...goods,
    'POST /admin/recalls/7': refusal(422, 'No', { lot_ids: ['Choose a batch of Glucose strips.'] }, 'validation_error'),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'A1' }));
  await fill('Title', 'Another title');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findAllByText('Choose a batch of Glucose strips.')).not.toHaveLength(0);
  expect(screen.getByRole('group', { name: 'Batches concerned' })).toHaveAccessibleDescription(
    'Choose a batch of Glucose strips.',
  );
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Another title');
});

it('After a conflict, an admin keeps their batch and gets the other admin’s', async () => {
  const newer = {
    ...draft,
    updated_at: '2026-11-29T11:00:00.000Z',
    lots: draft.lots.map((each) => ({ ...each, recalled: true })),
  };
  let stored = draft;
  const { user, sent } = await openRecalls('/admin/edit-recall/7', {
    ...goods,
    'GET /admin/recalls/7': () => ok({ data: stored }),
    'POST /admin/recalls/7': () => {
      const isFirst = stored === draft;
      stored = newer;
      return isFirst ? refusal(409, 'Changed.', {}, 'changed_meanwhile') : ok({ data: newer }, 'Saved.');
    },
  });
  await screen.findByRole('checkbox', { name: 'A1' });
  await fill('Title', 'Another title');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'A2' })).toBeChecked());
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Another title');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent().at(-1)?.body).toMatchObject({
    title: 'Another title',
    product_ids: [3, 4],
    lot_ids: [31, 32],
    updated_at_seen: newer.updated_at,
  });
});

it('An open recall takes further batches and an earlier day, and gives none back', async () => {
  const { user, sent } = await openRecalls('/admin/edit-recall/7', {
    ...goods,
    'GET /admin/recalls/7': ok({ data: opened }),
    'POST /admin/recalls/7': ok({ data: opened }, 'Saved.'),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'A1' }));
  expect(screen.getByRole('checkbox', { name: 'A1' })).toBeChecked();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await act(async () => fireEvent.change(screen.getByLabelText('Sold from'), { target: { value: '2026-09-01' } }));
  await user.click(screen.getByRole('checkbox', { name: 'A2' }));
  await user.click(screen.getByRole('button', { name: 'Save recall' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent()[0]?.body).toMatchObject({ lot_ids: [31, 32], sold_from: '2026-09-01' });
});
