import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { gloves } from '../../testing/gloves.ts';
import { openForm, refusal } from './testing/open-form.tsx';

const EDIT = 'POST /vendor/products/nitrile-gloves';
const SHOW = 'GET /vendor/products/nitrile-gloves';
const TAKE_BACK = 'DELETE /vendor/products/nitrile-gloves/changes';

const changes = {
  fields: ['name' as const, 'pictures' as const],
  name: 'Nitrile gloves, blue',
  arabic_name: null,
  description: null,
  arabic_description: null,
  category: null,
  vat_class: null,
  sfda_number: null,
  sfda_holder: null,
  sfda_expires_on: null,
  nhra_number: null,
  nhra_holder: null,
  nhra_expires_on: null,
  product_kind: null,
  sfda_class: null,
  nhra_class: null,
  manufacturer: null,
  manufacturer_arabic: null,
  brand: null,
  brand_arabic: null,
  origin_country: null,
  sterile: null,
  single_use: null,
  store_min_c: null,
  store_max_c: null,
  images: [{ id: 72, url: '/media/c-640.webp', srcset: '', variant_id: null }],
  requested_at: '2026-11-21T09:30:00.000Z',
  declined_at: null,
  decline_reason: '',
};
const waiting = { ...gloves, changes_waiting: true, changes };
const reason = 'They are not blue.\nPlease send a photograph.';
const declined = {
  ...gloves,
  changes: { ...changes, declined_at: '2026-11-22T09:30:00.000Z', decline_reason: reason },
};

const open = (product: object, responses = {}) =>
  openForm('/vendor/edit-product/nitrile-gloves', { [SHOW]: ok({ product }), ...responses });

it('Changes under review are filled in and marked as not yet visible', async () => {
  const { fill, save, sent } = await open(waiting, { [EDIT]: ok({}, 'Saved, and it waits') });
  const notice = screen.getByRole('region', { name: 'Your changes are waiting' });
  expect(notice).toHaveTextContent(
    'The shop shows the approved version until an admin has reviewed your changes: name and pictures.',
  );
  expect(screen.getByLabelText('Product Name')).toHaveValue('Nitrile gloves, blue');
  expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/media/c-640.webp');
  await fill('SAR Price', '13');
  await save();
  expect(await screen.findByText('Saved, and it waits')).toBeVisible();
  expect(sent()[0]).toMatchObject({ name: 'Nitrile gloves, blue', price_sar: '13', 'images[0][id]': '72' });
});

it('Requested changes can be discarded; unsaved edits stay', async () => {
  let product: object = waiting;
  const live = { ...gloves, updated_at: '2026-11-22T10:00:00.000Z' };
  const { fill, save, sent, user } = await open(product, {
    [SHOW]: () => ok({ product }),
    [TAKE_BACK]: () => ok({ product: (product = live) }),
    [EDIT]: ok({}, 'Saved'),
  });
  await fill('SAR Price', '13');
  await user.click(screen.getByRole('button', { name: 'Withdraw the changes' }));
  expect(await screen.findByText('Your changes have been withdrawn.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Your changes are waiting' })).not.toBeInTheDocument(),
  );
  expect(screen.getByLabelText('Product Name')).toHaveValue('Nitrile gloves');
  await save();
  await screen.findByText('Saved');
  expect(sent()[0]).toMatchObject({ name: gloves.name, price_sar: '13', updated_at_seen: live.updated_at });
});

it('If discarding fails, an error appears and the changes stay', async () => {
  const { user } = await open(waiting, { [TAKE_BACK]: refusal(503, 'unavailable', 'Closed.') });
  await user.click(screen.getByRole('button', { name: 'Withdraw the changes' }));
  expect(await screen.findByText('The changes could not be withdrawn. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Product Name')).toHaveValue('Nitrile gloves, blue');
});

it('Declined changes show the reason and can be edited again', async () => {
  const { user } = await open(declined);
  const notice = within(screen.getByRole('region', { name: 'Your changes were declined' }));
  expect(notice.getByText(/They are not blue/)).toHaveTextContent('Please send a photograph.');
  expect(screen.getByLabelText('Product Name')).toHaveValue('Nitrile gloves');
  await user.click(notice.getByRole('button', { name: 'Restore them in the form' }));
  expect(screen.getByLabelText('Product Name')).toHaveValue('Nitrile gloves, blue');
});

it('A copy starts with the vendor’s latest texts', async () => {
  await openForm('/vendor/add-product?from=nitrile-gloves', { [SHOW]: ok({ product: waiting }) });
  expect(screen.getByLabelText('Product Name')).toHaveValue('Nitrile gloves, blue');
});
