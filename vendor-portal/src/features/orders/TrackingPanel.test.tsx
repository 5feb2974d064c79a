import type { Order } from '@balsam/shared-api';
import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const TEMPLATE = 'https://saee.example/{tracking_number}';
const SAVE = 'POST /vendor/orders/1/tracking';

const openOrder = async (order: Partial<Order>, responses: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/orders/BLS-AAAAAAAAA1-1': ok({ order: anOrder(order) }),
    'GET /vendor/carriers': ok({ carriers: [{ name: 'Saee', tracking_url: TEMPLATE }] }),
    [SAVE]: ok({}),
    ...responses,
  });
  const { user } = await renderPortal('/vendor/orders/BLS-AAAAAAAAA1-1');
  await screen.findByRole('heading', { name: 'Pickup' });
  return { user, sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};

const carriers = () => screen.findByRole('combobox', { name: 'Carrier' });
const number = () => screen.getByRole('textbox', { name: 'Track ID' });

it('A vendor chooses a known or an own carrier and enters the number', async () => {
  const { user, sent } = await openOrder({ status: 'Shipped', status_code: 3 });
  await user.click(screen.getByRole('button', { name: 'Enter tracking number' }));
  const names = within(await carriers()).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Aramex', 'SMSA Express', 'Saee', 'Another carrier…']),
  );
  await user.selectOptions(await carriers(), 'SMSA Express');
  await user.click(screen.getByRole('button', { name: 'Save tracking number' }));
  expect(await screen.findByText('Enter the tracking number.')).toBeVisible();
  await user.type(number(), '٢٩٠٠');
  await user.click(screen.getByRole('button', { name: 'Save tracking number' }));
  expect(await screen.findByText('Tracking number saved')).toBeVisible();
  expect(sent()).toEqual([{ carrier: 'smsa', tracking_number: '2900', tracking_url: '', status_seen: 'Shipped' }]);
});

it('Another carrier has a name and a page, whose refusal is shown at its field', async () => {
  const errors = { tracking_url: ['Enter an https address.'] };
  const refused = { status: 422, body: { status: 422, success: false, code: 'validation', message: 'Check.', errors } };
  const { user, sent } = await openOrder({}, { [SAVE]: refused });
  await user.click(screen.getByRole('button', { name: 'Enter tracking number' }));
  await user.selectOptions(await carriers(), 'Another carrier…');
  await user.type(screen.getByRole('textbox', { name: 'Name of the carrier' }), 'Zajil');
  await user.type(screen.getByRole('textbox', { name: /^Tracking page/ }), 'http://zajil.example');
  await user.type(number(), '7');
  await user.click(screen.getByRole('button', { name: 'Save tracking number' }));
  expect(await screen.findByRole('textbox', { name: /^Tracking page/ })).toHaveAccessibleDescription(
    /Enter an https address\./,
  );
  expect(sent()).toMatchObject([{ carrier: 'Zajil', tracking_number: '7', tracking_url: 'http://zajil.example' }]);
});

it('The number of a parcel links to the carrier’s page and can be removed', async () => {
  const page = 'https://saee.example/7';
  const stated = { carrier: 'Saee', tracking_id: '7', track_id: '7', tracking_url: page };
  const { user, sent } = await openOrder(stated);
  expect(screen.getByRole('link', { name: '7' })).toHaveAttribute('href', page);
  await user.click(screen.getByRole('button', { name: 'Change tracking number' }));
  expect(await carriers()).toHaveDisplayValue('Saee');
  await user.selectOptions(await carriers(), 'No carrier');
  await user.click(screen.getByRole('button', { name: 'Save tracking number' }));
  expect(await screen.findByText('Tracking number saved')).toBeVisible();
  expect(sent()).toMatchObject([{ carrier: '', tracking_number: '', tracking_url: '' }]);
});

it('A delivered parcel has no tracking number to enter', async () => {
  await openOrder({ status: 'Completed', status_code: 4 });
  expect(screen.queryByRole('heading', { name: 'Tracking' })).not.toBeInTheDocument();
});
