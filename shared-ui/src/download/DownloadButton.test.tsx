import { screen, waitFor } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Toasts } from '../toast/Toasts.tsx';
import { DownloadButton } from './DownloadButton.tsx';

const open = (onDownload: () => Promise<unknown>) =>
  renderKit(
    <>
      <Toasts duration={5000} />
      <DownloadButton onDownload={onDownload}>Export CSV</DownloadButton>
    </>,
  );
const button = () => screen.getByRole('button', { name: 'Export CSV' });

it('Repeated clicks download a file once', async () => {
  let finish = () => {};
  const onDownload = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = open(onDownload);
  await user.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await user.click(button());
  expect(onDownload).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
});

it.each([
  ['reads why, in the words of the server', { status: 403, message: 'Not for you.' }, 'Not for you.'],
  ['is told so where no answer came', { status: 0, message: '' }, /could not be downloaded/],
])('A vendor whose file could not be had %s, and may try again', async (_what, failure, words) => {
  const { user } = open(() => Promise.reject(failure));
  await user.click(button());
  expect(await screen.findByText(words)).toBeVisible();
  expect(button()).toBeEnabled();
});
