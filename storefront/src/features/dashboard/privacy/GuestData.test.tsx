import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { english } from '../../../testing/samples.ts';
import { GuestData } from './GuestData.tsx';

const open = async (response: Parameters<typeof fakeApi>[0][string]) => {
  const calls = fakeApi({ 'GET /user/privacy-requests': response });
  const view = await renderWithProviders(<GuestData orderNo="BLS-0123456789" />, { texts: english });
  expect(calls).toEqual([]);
  await view.user.click(screen.getByText('Your data'));
};

test('A guest who has entered the code asks for the data of the order', async () => {
  await open(ok({ requests: [] }));
  expect(await screen.findByRole('button', { name: 'Request my data' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Delete my data' })).toBeVisible();
});

test('A guest without a code is led to one', async () => {
  await open({
    status: 403,
    body: { status: 403, success: false, code: 'email_unproven', message: 'Confirm your email.' },
  });
  expect(await screen.findByRole('link', { name: 'Get a code' })).toHaveAttribute(
    'href',
    '/track-order?order=BLS-0123456789',
  );
});
