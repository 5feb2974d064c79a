import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { openSettings } from '../testing/open-settings.tsx';

const SEEN = '2026-11-20T09:30:00.000Z';
const SAVE = 'POST /vendor/payment-settings';

it('Turning cash on delivery off asks for confirmation and names the consequences', async () => {
  let isOn = true;
  const { user, sent } = await openSettings('payments', {
    'GET /vendor/payment-settings': () =>
      ok({
        data: {
          cod_enabled: isOn,
          cod_guests: 'proven',
          guest_checkout: true,
          refused_at_door: { guests: { refused: 0, parts: 0 }, customers: { refused: 0, parts: 0 } },
          card: 'off',
          provider: null,
          updated_at: SEEN,
        },
      }),
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
  expect(sent()[0]?.body).toEqual({ cod_enabled: false, updated_at_seen: SEEN });
  expect(await screen.findByRole('note')).toHaveTextContent('You take no payment at the moment.');
});

it('Turning cash on delivery on takes effect immediately', async () => {
  const { user, sent } = await openSettings('payments', {
    'GET /vendor/payment-settings': ok({
      data: {
        cod_enabled: false,
        cod_guests: 'proven',
        guest_checkout: true,
        refused_at_door: { guests: { refused: 0, parts: 0 }, customers: { refused: 0, parts: 0 } },
        card: 'off',
        provider: null,
        updated_at: SEEN,
      },
    }),
    [SAVE]: ok({ data: {} }),
  });
  await user.click(await screen.findByRole('switch', { name: 'Cash on Delivery', checked: false }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ cod_enabled: true, updated_at_seen: SEEN }));
});

it.each([
  ['off', 'Not connected', 'You take no payment at the moment.'],
  ['silent', 'Not responding', 'by card only'],
  ['ready', 'Connected', 'by card only'],
] as const)('A vendor who takes no cash reads whether cards are taken: %s', async (card, state, note) => {
  await openSettings('payments', {
    'GET /vendor/payment-settings': ok({
      data: {
        cod_enabled: false,
        cod_guests: 'proven',
        guest_checkout: true,
        refused_at_door: { guests: { refused: 0, parts: 0 }, customers: { refused: 0, parts: 0 } },
        card,
        provider: card === 'off' ? null : 'test',
      },
    }),
  });
  expect(await screen.findByRole('heading', { name: `Card ${state}` })).toBeVisible();
  expect(screen.queryAllByText('Cards are taken by: Test bank')).toHaveLength(card === 'off' ? 0 : 1);
  expect(screen.getByRole('note')).toHaveTextContent(note);
});

it('A vendor decides about cash from guests only while guests can buy', async () => {
  const show = (isOpenToGuests: boolean) =>
    openSettings('payments', {
      'GET /vendor/payment-settings': ok({
        data: {
          cod_enabled: true,
          cod_guests: 'proven',
          guest_checkout: isOpenToGuests,
          refused_at_door: { guests: { refused: 6, parts: 41 }, customers: { refused: 3, parts: 310 } },
          card: 'off',
          provider: null,
          updated_at: SEEN,
        },
      }),
    });
  const { unmount } = await show(true);
  expect(await screen.findByRole('region', { name: 'Cash from guests' })).toHaveTextContent(/6 of 41/);
  unmount();
  await show(false);
  expect(await screen.findByRole('switch', { name: 'Cash on Delivery' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Cash from guests' })).not.toBeInTheDocument();
});
