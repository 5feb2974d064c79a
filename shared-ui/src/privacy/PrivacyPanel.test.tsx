import { screen, within } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Toasts } from '../toast/Toasts.tsx';
import { PrivacyPanel, type PrivacyPanelProps } from './PrivacyPanel.tsx';
import type { PersonKind, PrivacyRequestView } from './privacy-view.ts';

const request: PrivacyRequestView = {
  ...{ id: 4, kind: 'erase', state: 'open', asked_at: '2026-11-20T09:30:00.000Z', due_on: '2026-12-06' },
  ...{ erase_from: '2026-12-04T09:30:00.000Z', waits_for: [], reason: '', file: null },
};

const show = (
  person: PersonKind,
  requests: PrivacyRequestView[] = [],
  query: Partial<PrivacyPanelProps['query']> = {},
  lang: 'en' | 'ar' = 'en',
) => {
  const actions = {
    onAsk: jest.fn(async (_request: object) => ({ message: 'We have sent you an email.' })),
    onWithdraw: jest.fn(async (_id: number) => ({ message: 'The request has been withdrawn.' })),
    onDownload: jest.fn(async (_id: number) => undefined),
  };
  const refetch = jest.fn();
  const view = renderKit(
    <>
      <PrivacyPanel query={{ data: requests, isError: false, refetch, ...query }} person={person} {...actions} />
      <Toasts duration={5000} />
    </>,
    { lang },
  );
  return { ...view, ...actions, refetch, section: (name: string) => within(screen.getByRole('region', { name })) };
};

it('A member reads that they leave teams first, and is not asked about reviews', async () => {
  const view = show('member');
  const area = view.section('Delete my account');
  expect(area.getByText(/^You leave your teams first/)).toBeVisible();
  await view.user.click(area.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await view.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(view.onAsk).toHaveBeenCalledWith({ kind: 'erase', with_reviews: false });
  expect(await screen.findByText('We have sent you an email.')).toBeVisible();
});

it('A deletion that waits for a team says so, and can be withdrawn', async () => {
  const view = show('member', [{ ...request, state: 'waiting', waits_for: ['membership'] }]);
  const area = view.section('Delete my account');
  expect(area.getByText('You still work for a team: leave it first')).toBeVisible();
  await view.user.click(area.getByRole('button', { name: 'Keep my account' }));
  expect(view.onWithdraw).toHaveBeenCalledWith(4);
});

it('A file that is ready is downloaded, and a failure is reported', async () => {
  const file = { expires_at: '2026-11-27T09:30:00.000Z' };
  const view = show('customer', [{ ...request, kind: 'export', state: 'done', erase_from: null, file }]);
  const fetch = view.section('Download my data').getByRole('button', { name: 'Download the file' });
  await view.user.click(fetch);
  expect(view.onDownload).toHaveBeenCalledWith(4);
  view.onDownload.mockRejectedValue({ status: 404, message: 'The file is gone.' });
  await view.user.click(fetch);
  expect(await screen.findByText('The file is gone.')).toBeVisible();
});

it('The planned day of a deletion is shown to a guest, in their words', () => {
  const area = show('guest', [request]).section('Delete my data');
  expect(area.getByText(/Your data will be deleted on/)).toBeVisible();
  expect(area.getByRole('button', { name: 'Keep my data' })).toBeVisible();
});

it('A failed request can be retried', async () => {
  const view = show('member', [], { data: undefined, isError: true, error: { status: 500, message: '' } });
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(view.refetch).toHaveBeenCalled();
});

it('An Arabic reader finds the page in Arabic', () => {
  show('member', [], {}, 'ar');
  expect(screen.getByRole('heading', { name: 'حذف حسابي' })).toBeVisible();
  expect(screen.getByText(/^عليك مغادرة فرقك أولًا/)).toBeVisible();
});
