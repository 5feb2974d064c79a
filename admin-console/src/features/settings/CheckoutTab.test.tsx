import { screen, waitFor } from '@testing-library/react';
import { openSettings, platform } from './testing/open-settings.tsx';

const guests = (checked: boolean) => screen.findByRole('switch', { name: 'Buying without an account', checked });

it('Guest checkout is turned on after a dialog that says what it takes', async () => {
  const { user, sent } = await openSettings('checkout');
  await user.click(await guests(false));
  expect(await screen.findByText(/may pay cash/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const { updated_at: seen, ...content } = platform();
  expect(sent()[0]).toEqual({ ...content, checkout: { guest_checkout: true }, updated_at_seen: seen });
});
