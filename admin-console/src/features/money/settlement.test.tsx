import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser } from '../../testing/responses.ts';
import { renderConsole } from '../../testing/render-console.tsx';

async function settle() {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/money/accounts': ok({ data: { trial_balances: [] } }),
    'POST /admin/money/settlements': ok({}, 'The settlement is posted.'),
  });
  const { user } = await renderConsole('/admin/money/accounts');
  await user.click(await screen.findByRole('button', { name: 'Payment provider has settled' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Currency'), 'Bahraini dinar');
  const fill = (label: string, text: string) => user.type(dialog.getByLabelText(label), text);
  await fill('Day of the transfer', '2026-11-02');
  await fill('Bank reference', 'TAP-88');
  const post = () => user.click(dialog.getByRole('button', { name: 'Post' }));
  return { dialog, fill, post, posts: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

it("An admin records a provider's settlement with its fee", async () => {
  const { fill, post, posts } = await settle();
  await fill('Amount that came to the bank', '97.125');
  await fill('Provider fee', '2.875');
  await post();
  expect(await screen.findByText('The settlement is posted.')).toBeVisible();
  expect(posts()).toEqual([
    { bank_reference: 'TAP-88', day: '2026-11-02', currency: 'BHD', amount: 97.125, fee: 2.875 },
  ]);
});

it('A settlement of zero or a fee with too many decimals is rejected at its field', async () => {
  const { dialog, fill, post, posts } = await settle();
  await fill('Amount that came to the bank', '0');
  await fill('Provider fee', '2.8755');
  await post();
  await waitFor(() => expect(dialog.getByLabelText('Provider fee')).toHaveAccessibleDescription(/zero or an amount/));
  expect(dialog.getByLabelText('Amount that came to the bank')).toHaveAccessibleDescription(/above zero/);
  expect(posts()).toEqual([]);
});
