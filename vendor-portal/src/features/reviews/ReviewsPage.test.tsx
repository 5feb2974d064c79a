import type { VendorReview } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const review = (changes: Partial<VendorReview> = {}): VendorReview => ({
  id: 5,
  product: { id: 9, slug: 'nitrile-gloves', name: 'Nitrile gloves', name_arabic: 'قفازات نتريل', image: null },
  rating: 2,
  review: 'They tear.',
  author: 'Sara A.',
  verified: true,
  created_at: '2026-11-18T09:30:00.000Z',
  answer: '',
  answered_at: null,
  updated_at: '2026-11-20T09:30:00.000Z',
  ...changes,
});

const ANSWER = 'POST /vendor/reviews/5/answer';

async function openReviews(reviews: VendorReview[], answers: Parameters<typeof fakeApi>[0] = {}, search = '') {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/notifications/unread': ok({ unread: 0, newest_id: null }),
    'GET /vendor/reviews': ok({
      reviews,
      meta: { current_page: 1, last_page: 1, total: reviews.length, per_page: 10 },
    }),
    ...answers,
  });
  const view = await renderPortal(`/vendor/reviews${search}`);
  const lists = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/vendor/reviews?'));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, lists, sent };
}

it('The list shows reviews and which of them await a reply', async () => {
  await openReviews([
    review(),
    review({ id: 6, rating: null, review: 'Fine.', answer: 'Thank you.', answered_at: '2026-11-19T09:30:00Z' }),
  ]);
  await screen.findByText('They tear.');
  const [open, answered] = screen.getAllByRole('row').slice(1);
  expect(open).toHaveTextContent(
    /Nitrile gloves.*Sara A\..*Verified purchase.*Nov 18, 2026.*They tear\..*Awaiting reply/,
  );
  expect(within(open ?? document.body).getByRole('img', { name: 'Rated 2 out of 5' })).toBeVisible();
  expect(answered).toHaveTextContent(/Nov 19, 2026.*Thank you\..*Edit reply/);
});

it('The dashboard links to reviews without a reply, which filter by stars', async () => {
  const { user, lists } = await openReviews([], {}, '?answered=0');
  expect(await screen.findByText('No reviews match these filters.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '2 stars');
  await waitFor(() => expect(lists().at(-1)).toBe('/vendor/reviews?page=1&answered=0&rating=2'));
});

it('A reply is saved and the list refetched', async () => {
  const { user, sent, lists } = await openReviews([review()], {
    [ANSWER]: ok({ review: review() }, 'Your reply is shown below the review.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Reply: Nitrile gloves, Sara A.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Sara A.' }));
  expect(dialog.getByText('They tear.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish reply' }));
  expect(await dialog.findByText('Please write your reply.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Your reply' }), 'We will send new ones.');
  await user.click(dialog.getByRole('button', { name: 'Publish reply' }));
  expect(await screen.findByText('Your reply is shown below the review.')).toBeVisible();
  expect(sent()).toEqual([{ answer: 'We will send new ones.', updated_at_seen: '2026-11-20T09:30:00.000Z' }]);
  await waitFor(() => expect(lists()).toHaveLength(2));
});

it('A reply can be deleted', async () => {
  const { user, sent } = await openReviews([review({ answer: 'Sorry.', answered_at: '2026-11-19T09:30:00Z' })], {
    [ANSWER]: ok({ review: review() }, 'Your reply has been removed.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit reply: Nitrile gloves, Sara A.' }));
  expect(await screen.findByRole('textbox', { name: 'Your reply' })).toHaveValue('Sorry.');
  await user.click(screen.getByRole('button', { name: 'Remove reply' }));
  expect(await screen.findByText('Your reply has been removed.')).toBeVisible();
  expect(sent()).toEqual([{ answer: '', updated_at_seen: '2026-11-20T09:30:00.000Z' }]);
});

it('A reply in progress stays when the review leaves the list', async () => {
  const overtaken = { status: 409, success: false, code: 'changed_meanwhile', message: 'Changed.' };
  const theirs = review({
    answer: 'Ours.',
    answered_at: '2026-11-21T09:30:00Z',
    updated_at: '2026-11-21T09:30:00.000Z',
  });
  let isAnswered = false;
  const { user, sent } = await openReviews(
    [],
    {
      'GET /vendor/reviews': ({ path }) => {
        const rows = isAnswered ? [theirs] : [review()];
        const reviews = path.includes('answered=0') && isAnswered ? [] : rows;
        return ok({ reviews, meta: { current_page: 1, last_page: 1, total: reviews.length, per_page: 10 } });
      },
      [ANSWER]: () => {
        isAnswered = true;
        return { status: 409, body: overtaken };
      },
    },
    '?answered=0',
  );
  await user.click(await screen.findByRole('button', { name: 'Reply: Nitrile gloves, Sara A.' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Sorry.');
  await user.click(screen.getByRole('button', { name: 'Publish reply' }));
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load the current version' })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Sorry.');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish reply' }));
  await waitFor(() => expect(sent()[1]).toEqual({ answer: 'Sorry.', updated_at_seen: theirs.updated_at }));
});
