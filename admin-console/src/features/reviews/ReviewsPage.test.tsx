import type { AdminReview } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const complaint: AdminReview = {
  id: 5,
  product: { id: 9, slug: 'nitrile-gloves', name: 'Nitrile gloves', name_arabic: 'قفازات نتريل', image: null },
  vendor: { id: 7, company_name: 'Gulf Medical', company_name_arabic: 'الخليج الطبية' },
  rating: 1,
  review: 'Call me at 33112233!',
  answer: '',
  author: 'Sara A.',
  email: 'sara@example.test',
  verified: true,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-18T09:30:00.000Z',
  hidden_at: null,
  hidden_reason: '',
  moderated_at: null,
  state: 'waiting',
};
const VISIBILITY = 'POST /admin/reviews/5/visibility';

async function openReviews(
  changes: Partial<AdminReview> = {},
  answers: Parameters<typeof fakeApi>[0] = {},
  search = '',
) {
  const reviews = [{ ...complaint, ...changes }];
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/reviews': ok({ data: { reviews, meta: metaOf(reviews) } }),
    ...answers,
  });
  const view = await renderConsole(`/admin/reviews${search}`);
  const lists = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/admin/reviews?'));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, lists, sent };
}

it('An admin sees which reviews are pending, and why one is hidden', async () => {
  const { unmount } = await openReviews();
  await screen.findByText('Call me at 33112233!');
  expect(screen.getByRole('row', { name: /Nitrile gloves/ })).toHaveTextContent(
    /Sara A\..*Verified purchase.*Nov 18, 2026.*Gulf Medical.*Awaiting review/,
  );
  unmount();
  await openReviews({ state: 'hidden', hidden_reason: 'A phone number' });
  expect(await screen.findByText('A phone number')).toBeVisible();
});

it('An admin approves a pending review, and the list reloads', async () => {
  const { user, sent, lists } = await openReviews({}, { [VISIBILITY]: ok({}, 'The review is now visible.') });
  await user.click(await screen.findByRole('button', { name: 'Keep: Nitrile gloves, Sara A.' }));
  expect(await screen.findByText('The review is now visible.')).toBeVisible();
  expect(sent()).toEqual([{ visible: true, updated_at_seen: '2026-11-18T09:30:00.000Z' }]);
  await waitFor(() => expect(lists()).toHaveLength(2));
});

it('An admin hides a review with a reason', async () => {
  const { user, sent } = await openReviews({}, { [VISIBILITY]: ok({}, 'The review has been hidden.') });
  await user.click(await screen.findByRole('button', { name: 'Hide: Nitrile gloves, Sara A.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review?' }));
  expect(dialog.getByText('Call me at 33112233!')).toBeVisible();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await user.click(reason);
  await user.paste('x'.repeat(501));
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/At most 500 characters\./));
  expect(sent()).toEqual([]);
  await user.clear(reason);
  await user.type(reason, ' A phone number ');
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('The review has been hidden.')).toBeVisible();
  expect(sent()).toEqual([{ visible: false, reason: 'A phone number', updated_at_seen: '2026-11-18T09:30:00.000Z' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('The dialog of a review stays open when a conflict removes its row', async () => {
  let reviews = [complaint];
  const { user } = await openReviews(
    {},
    {
      'GET /admin/reviews': () => ok({ data: { reviews, meta: metaOf(reviews) } }),
      [VISIBILITY]: () => {
        reviews = [];
        return { status: 409, body: { status: 409, success: false, code: 'changed_meanwhile', message: 'Changed.' } };
      },
    },
    '?state=waiting',
  );
  await user.click(await screen.findByRole('button', { name: 'Hide: Nitrile gloves, Sara A.' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Rude');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Nitrile gloves/ })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Rude');
});

it('An admin shows a hidden review again', async () => {
  const { user, sent } = await openReviews({ state: 'hidden' }, { [VISIBILITY]: ok({}) });
  await user.click(await screen.findByRole('button', { name: 'Show again: Nitrile gloves, Sara A.' }));
  await waitFor(() => expect(sent()).toEqual([{ visible: true, updated_at_seen: '2026-11-18T09:30:00.000Z' }]));
});

it("An admin filters by a vendor's reviews, and clears the filter", async () => {
  const { user, lists } = await openReviews();
  await user.click(await screen.findByRole('link', { name: 'Gulf Medical' }));
  await waitFor(() => expect(lists().at(-1)).toBe('/admin/reviews?page=1&vendor=7'));
  await user.click(await screen.findByRole('button', { name: /^Vendor: Gulf Medical/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Vendor: / })).not.toBeInTheDocument());
});

it('An admin hides several reviews together', async () => {
  const { user, sent } = await openReviews({}, { 'POST /admin/reviews/bulk': ok({ done: 1, failed: [] }) });
  await user.click(await screen.findByRole('checkbox', { name: 'Nitrile gloves' }));
  const bar = within(screen.getByRole('group', { name: 'Actions for the selection' }));
  await user.click(bar.getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide 1 review from shoppers?' }));
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('1 review hidden')).toBeVisible();
  expect(sent()).toEqual([{ ids: [5], action: 'hide', updated_at_seen: { 5: '2026-11-18T09:30:00.000Z' } }]);
});
