import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '../testing/open-settings.tsx';

const SAVE = 'POST /vendor/payment-settings';

it('A vendor switches cash on delivery off after being asked, and reads what follows', async () => {
  let isOn = true;
  const { user, sent } = await openSettings('payments', {
    'GET /vendor/payment-settings': () => ok({ data: { cod_enabled: isOn } }),
    [SAVE]: () => {
      isOn = false;
      return ok({ data: {} }, 'Payment settings saved successfully');
    },
  });
  const ask = async () => user.click(await screen.findByRole('switch', { name: 'Cash on Delivery', checked: true }));
  await ask();
  await user.click(await screen.findByRole('button', { name: 'Keep it on' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([]);
  await ask();
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Payment settings saved successfully')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ cod_enabled: false });
  expect(await screen.findByRole('note')).toHaveTextContent('You take no payment at the moment.');
});

it('A vendor switches cash on delivery on at once', async () => {
  const { user, sent } = await openSettings('payments', {
    'GET /vendor/payment-settings': ok({ data: { cod_enabled: false } }),
    [SAVE]: ok({ data: {} }),
  });
  await user.click(await screen.findByRole('switch', { name: 'Cash on Delivery', checked: false }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ cod_enabled: true }));
});

it('A vendor reads what mobile payment would need', async () => {
  const { user } = await openSettings('payments');
  expect(await screen.findByText('Not connected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  const needs = await screen.findByRole('dialog', { name: 'What mobile payment needs' });
  expect(needs).toHaveTextContent('merchant account');
  expect(within(needs).getAllByRole('listitem')).toHaveLength(4);
});
