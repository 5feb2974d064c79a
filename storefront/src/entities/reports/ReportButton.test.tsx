import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { asCustomer, english } from '../../testing/samples.ts';
import { ReportButton } from './ReportButton.tsx';

const THANKS = 'Thank you. We look at it within two working days.';

test('A visitor reports a product with an address for the result', async () => {
  const calls = fakeApi({ 'POST /products/nitrile-gloves/reports': ok({}, THANKS) });
  const { user } = await renderWithProviders(
    <>
      <ReportButton thing={{ slug: 'nitrile-gloves' }} name="Nitrile gloves" />
      <Toasts duration={5000} />
    </>,
    { texts: english },
  );
  await user.click(screen.getByRole('button', { name: 'Report this product' }));
  await user.click(await screen.findByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Choose a reason.')).toBeVisible();
  expect(screen.getByText('Enter your email.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /What is wrong/ }), 'It has been recalled');
  await user.type(screen.getByRole('textbox', { name: /Please describe it/ }), 'The ministry has recalled it.');
  await user.type(screen.getByRole('textbox', { name: /Your email/ }), 'huda@example.com');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    reason: 'recalled',
    text: 'The ministry has recalled it.',
    email: 'huda@example.com',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('A customer reports a seller without an address; a failure keeps the text', async () => {
  let refuses = true;
  const refusal = { status: 429, body: { status: 429, success: false, code: 'rate_limited', message: 'Too many.' } };
  const calls = fakeApi({ 'POST /shop/vendors/3/reports': () => (refuses ? refusal : ok({}, THANKS)) });
  const { user } = await renderWithProviders(<ReportButton thing={{ vendorId: 3 }} name="Gulf Care" />, {
    texts: english,
    session: asCustomer,
  });
  await user.click(screen.getByRole('button', { name: 'Report this seller' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /What is wrong/ }), 'Conduct of the seller');
  const text = screen.getByRole('textbox', { name: /Please describe it/ });
  await user.type(text, 'They were rude.');
  expect(screen.queryByRole('textbox', { name: /Your email/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByText('Too many.')).toBeVisible();
  expect(text).toHaveValue('They were rude.');
  refuses = false;
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.at(-1)?.body).toEqual({ reason: 'conduct', text: 'They were rude.' });
});
