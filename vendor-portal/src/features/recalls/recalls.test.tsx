import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lot } from '../../testing/lots.ts';
import { aVendorProduct } from '../../testing/a-vendor-product.ts';
import { draft, opened, sara } from '../../testing/recalls.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { vendorUser } from '../../testing/responses.ts';

const openRecalls = async (at: string, responses: Parameters<typeof fakeApi>[0] = {}, lang?: 'en' | 'ar') => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/recalls/7': ok({ data: draft }),
    'GET /vendor/recalls/7/cases': ok({ cases: [sara], meta: metaOf([sara]) }),
    ...responses,
  });
  const view = await renderPortal(at, 'vendor', lang);
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));
  return { ...view, sent };
};

const list = (rows: unknown[]) => ({ 'GET /vendor/recalls': ok({ recalls: rows, meta: metaOf(rows) }) });
const button = (name: string) => screen.findByRole('button', { name });
const refusal = (status: number, code: string, errors = {}) => ({
  status,
  body: { status, success: false, code, message: 'No.', errors },
});

it('A vendor without recalls is offered to draft one', async () => {
  await openRecalls('/vendor/recalls', list([]));
  expect(await screen.findByText('There are no recalls')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Draft a recall' }))
    expect(link).toHaveAttribute('href', '/vendor/recalls/add');
});

it('A vendor reads in Arabic who has written a recall', async () => {
  await openRecalls('/vendor/recalls', list([{ ...opened, vendor_id: null }]), 'ar');
  expect(await screen.findByRole('row', { name: /RC-2026-0007/ })).toHaveTextContent('المتجر');
});

it('A vendor drafts a recall of an own batch', async () => {
  const { user, sent, router } = await openRecalls('/vendor/recalls/add', {
    'GET /vendor/products': ok({ products: [aVendorProduct({ id: 1 })], meta: metaOf([1]) }),
    'GET /vendor/lots': ok({ lots: [lot], meta: metaOf([lot]) }),
    'POST /vendor/recalls': ok({ data: draft }, 'The recall has been saved.'),
  });
  await user.click(await screen.findByRole('radio', { name: 'Class II' }));
  expect(screen.queryByRole('option', { name: 'This shop' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Ordered by'), 'The seller');
  await user.selectOptions(screen.getByLabelText('What buyers do'), 'Return the units');
  for (const name of ['Title', 'Title in Arabic', 'Reason', 'Reason in Arabic', 'What to do', 'What to do, in Arabic'])
    await act(async () => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: name } }));
  await user.type(screen.getByLabelText('Search products'), 'gloves');
  await user.click(await screen.findByRole('button', { name: /^Choose / }));
  await user.click(await screen.findByRole('checkbox', { name: 'A12' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/vendor/recalls/7'));
  expect(sent()[0]?.body).toMatchObject({ severity: 'II', authority: 'vendor', product_ids: [1], lot_ids: [7] });
});

it('A vendor opens a recall by typing its number', async () => {
  const { user, sent } = await openRecalls('/vendor/recalls/7', {
    'POST /vendor/recalls/7/open': ok({ data: opened }, 'The stock is stopped.'),
  });
  await user.click(await button('Open the recall'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open the recall RC-2026-0007' }));
  expect(dialog.getByText(/^40 units/)).toBeVisible();
  await user.type(dialog.getByLabelText('Type RC-2026-0007 to open it'), 'RC-2026-0007');
  await user.click(dialog.getByRole('button', { name: 'Open the recall' }));
  expect(await screen.findByText('The stock is stopped.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ recall_no: 'RC-2026-0007', updated_at_seen: draft.updated_at });
});

it('A vendor books units that came back, and a refusal keeps what was typed', async () => {
  const { user, sent } = await openRecalls('/vendor/recalls/7', {
    'GET /vendor/recalls/7': ok({ data: opened }),
    'POST /vendor/recalls/7/cases/71/arrived': ({ body }) =>
      (body as { returned: number }).returned > 2
        ? refusal(422, 'validation_error', { returned: ['Only 2 units are still out.'] })
        : ok({}, 'Booked.'),
  });
  await user.click(await button('Book units of BLS-AAAAAAAAA1-1 that came back'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Units that came back' }));
  const units = dialog.getByLabelText('Number of units');
  await user.clear(units);
  await user.type(units, '3');
  await user.click(dialog.getByRole('button', { name: 'Book units' }));
  expect(await dialog.findByText('Only 2 units are still out.')).toBeVisible();
  expect(units).toHaveValue('3');
  await user.clear(units);
  await user.type(units, '1');
  await user.click(dialog.getByRole('button', { name: 'Book units' }));
  expect(await screen.findByText('Booked.')).toBeVisible();
  expect(sent().at(-1)?.body).toEqual({ returned: 1 });
});

it('A recall of the shop cannot be changed by a vendor', async () => {
  await openRecalls('/vendor/recalls/7', { 'GET /vendor/recalls/7': ok({ data: { ...opened, vendor_id: null } }) });
  expect(await screen.findByText(/^The shop has written this recall/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

it('A missing recall shows a message', async () => {
  await openRecalls('/vendor/recalls/99', { 'GET /vendor/recalls/99': refusal(404, 'not_found') });
  expect(await screen.findByRole('heading', { name: 'page not found' })).toBeVisible();
});
