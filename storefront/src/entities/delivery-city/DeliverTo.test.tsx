import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, asCustomer, english, user } from '../../testing/samples.ts';
import { ArrivalDates } from '../tracking/ArrivalDates.tsx';
import { DeliverTo } from './DeliverTo.tsx';
import { useCityShipping } from './use-city-shipping.ts';

const general = {
  flat_fee: 15,
  cold_fee: null,
  free_from: null,
  handling_days_min: 1,
  handling_days_max: 3,
  arrives_from: '2026-11-22',
  arrives_to: '2026-11-24',
};
const places = {
  'GET /countries': ok({ data: [{ id: 1, name: 'Saudi Arabia', iso2: 'SA' }] }),
  'GET /states': ok({ data: [{ id: 11, name: 'Riyadh Region' }] }),
  'GET /cities': ok({ data: [{ id: 111, name: 'Riyadh' }] }),
};
const tomorrow = ok({ shipping: { ...general, arrives_from: '2026-11-23', arrives_to: '2026-11-23' } });

function Offer() {
  const { rule, cityName } = useCityShipping(3, general);
  return rule ? (
    <ArrivalDates from={rule.arrives_from} to={rule.arrives_to} city={cityName} />
  ) : (
    <p>Not shipped to {cityName}</p>
  );
}

const page = (
  <>
    <DeliverTo />
    <Offer />
  </>
);

beforeEach(() => localStorage.clear());

test('A visitor chooses a city and sees when the parcel arrives there', async () => {
  fakeApi({ ...places, 'GET /vendors/3/shipping': tomorrow });
  const { user: visitor } = await renderWithProviders(page, { texts: english });
  expect(screen.getByText(/^Expected Sun, Nov 22/)).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Choose your city' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where should we deliver?' }));
  await dialog.findByRole('option', { name: 'Saudi Arabia' });
  await visitor.selectOptions(dialog.getByRole('combobox', { name: /^Country/ }), 'Saudi Arabia');
  await dialog.findByRole('option', { name: 'Riyadh Region' });
  await visitor.selectOptions(dialog.getByRole('combobox', { name: /^State/ }), 'Riyadh Region');
  await dialog.findByRole('option', { name: 'Riyadh' });
  await visitor.selectOptions(dialog.getByRole('combobox', { name: /^City/ }), 'Riyadh');
  await visitor.click(dialog.getByRole('button', { name: 'Show delivery dates' }));
  expect(await screen.findByText('Expected in Riyadh: Mon, Nov 23')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Deliver to Riyadh' })).toBeVisible();
  expect(localStorage.getItem('delivery_city')).toBe('1,11,111');
});

test('A customer’s saved address is the default', async () => {
  fakeApi({
    'GET /user': ok({ user: user({ addresses: [address()] }) }),
    'GET /vendors/3/shipping': tomorrow,
  });
  await renderWithProviders(page, { texts: english, session: asCustomer });
  expect(await screen.findByText(`Expected in ${address().city?.name}: Mon, Nov 23`)).toBeVisible();
});

test('A seller who does not ship to the chosen city says so', async () => {
  localStorage.setItem('delivery_city', '1,11,111');
  fakeApi({ ...places, 'GET /vendors/3/shipping': ok({ shipping: null }) });
  await renderWithProviders(page, { texts: english });
  expect(await screen.findByText('Not shipped to Riyadh')).toBeVisible();
});

test('A city that is no longer offered leaves the general dates', async () => {
  localStorage.setItem('delivery_city', '1,11,999');
  const calls = fakeApi({ ...places, 'GET /vendors/3/shipping': { status: 404, body: { success: false } } });
  await renderWithProviders(page, { texts: english });
  await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/vendors/3/shipping'))).toBe(true));
  expect(screen.getByText(/^Expected Sun, Nov 22/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose your city' })).toBeVisible();
});
