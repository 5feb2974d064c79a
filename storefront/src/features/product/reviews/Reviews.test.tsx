import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { review, reviewPage, reviewRules } from '../../../testing/catalog-samples.ts';
import { asCustomer, english } from '../../../testing/samples.ts';
import { Reviews } from './Reviews.tsx';

// jsdom has no layout to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const screenOfReviews = (
  <>
    <Reviews productId={7} />
    <Toasts duration={3000} />
  </>
);
const show = (at = '/product/nitrile-gloves?tab=reviews', session?: typeof asCustomer) =>
  renderWithProviders(screenOfReviews, { texts: english, at, session });
const answer = (changes: Parameters<typeof reviewPage>[0] = {}) => ({
  'GET /products/7/reviews': ok(reviewPage(changes)),
});

test('Reviews show author, date and verified purchase', async () => {
  fakeApi(answer());
  await show();
  const list = await screen.findByRole('list', { name: 'Reviews' });
  expect(within(list).getByText('Good fit.')).toBeVisible();
  expect(within(list).getByText('Oct 2, 2026')).toBeVisible();
  expect(within(list).getByText('Verified purchase')).toBeVisible();
});

test('Filtering by stars updates the address and can be removed', async () => {
  const counts = { '1': 0, '2': 0, '3': 1, '4': 2, '5': 9 };
  const calls = fakeApi(answer({ summary: { average: 4.7, total: 12, counts } }));
  const { user, router } = await show('/product/nitrile-gloves?tab=reviews&page=2');
  await user.click(await screen.findByRole('button', { name: '4 stars 2', pressed: false }));
  expect(router.state.location.search).toBe('?tab=reviews&rating=4');
  expect(await screen.findByRole('button', { name: '4 stars 2', pressed: true })).toBeVisible();
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/products/7/reviews?page=1&rating=4'));
  await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
  expect(router.state.location.search).toBe('?tab=reviews');
});

test('Paging through reviews preserves the filter', async () => {
  const meta = { current_page: 1, last_page: 3, total: 21, per_page: 10 };
  const calls = fakeApi(answer({ meta }));
  const { user, router } = await show('/product/nitrile-gloves?tab=reviews&rating=5');
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  expect(router.state.location.search).toBe('?tab=reviews&rating=5&page=3');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/products/7/reviews?page=3&rating=5'));
});

test('A page beyond the end shows the last one', async () => {
  const meta = { last_page: 2, total: 11, per_page: 10 };
  fakeApi({
    'GET /products/7/reviews': ({ path }) => {
      const isLast = path.includes('page=2');
      return ok(reviewPage({ reviews: isLast ? [review()] : [], meta: { ...meta, current_page: isLast ? 2 : 9 } }));
    },
  });
  const { router } = await show('/product/nitrile-gloves?tab=reviews&page=9');
  expect(await screen.findByText('Good fit.')).toBeVisible();
  expect(router.state.location.search).toBe('?tab=reviews&page=2');
});

test('A visitor logs in to write and returns to the reviews', async () => {
  fakeApi(answer());
  const { user, router } = await renderWithProviders(screenOfReviews, {
    texts: english,
    at: '/product/nitrile-gloves?tab=reviews',
    path: '/product/:slug',
    routes: [{ path: '/login', element: <h1>Log in</h1> }],
  });
  expect(await screen.findByText('Log in to write a review.')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(router.state.location.state).toEqual({ from: '/product/nitrile-gloves?tab=reviews' });
});

test('A customer who has not bought the product sees when they may write', async () => {
  fakeApi(answer());
  await show(undefined, asCustomer);
  expect(
    await screen.findByText('You can write a review once an order with this product has been delivered.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
});

test('Nothing can be written if the seller accepts no reviews', async () => {
  fakeApi(answer({ rules: reviewRules({ open: false }), reviews: [] }));
  await show();
  expect(await screen.findByText('This seller isn’t accepting reviews right now')).toBeVisible();
  expect(screen.queryByText('Log in to write a review.')).not.toBeInTheDocument();
});

test('A review needs stars and text, and appears immediately', async () => {
  let page = reviewPage({ reviews: [], may_write: true });
  const calls = fakeApi({
    'GET /products/7/reviews': () => ok(page),
    'POST /products/7/reviews': () => {
      const mine = review({ id: 9, mine: true, review: 'Soft and strong.', rating: 4 });
      page = reviewPage({ reviews: [mine], mine });
      return ok(page);
    },
  });
  const { user } = await show(undefined, asCustomer);
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Choose a rating.')).toBeVisible();
  expect(screen.getByText('Write a few words.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Soft and strong.');
  expect(screen.getByText('1,984 characters left')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByRole('region', { name: 'Your review' })).toHaveTextContent('Soft and strong.');
  expect(within(screen.getByRole('list', { name: 'Reviews' })).getByText('Soft and strong.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ rating: 4, review: 'Soft and strong.' });
});

test('The input is preserved if it could not be sent', async () => {
  fakeApi({
    ...answer({ may_write: true, rules: reviewRules({ stars: false, stars_required: false }) }),
    'POST /products/7/reviews': { status: 503, body: { status: 503, success: false, code: 'busy', message: 'Busy.' } },
  });
  const { user } = await show(undefined, asCustomer);
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Soft and strong.');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Busy.')).toBeVisible();
  // This seller does not collect stars.
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('Soft and strong.');
});

test('The input is preserved if another page of the list fails to load', async () => {
  const failure = { status: 503, body: { status: 503, success: false, code: 'busy', message: 'Busy.' } };
  let isDown = false;
  fakeApi({
    'GET /products/7/reviews': () =>
      isDown
        ? failure
        : ok(reviewPage({ may_write: true, meta: { current_page: 1, last_page: 3, total: 21, per_page: 10 } })),
  });
  const { user } = await show(undefined, asCustomer);
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Soft and strong.');
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(await screen.findByText('Busy.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('Soft and strong.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good fit.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('Soft and strong.');
});

test('A customer changes their review and deletes it after a confirmation', async () => {
  const mine = review({ id: 9, mine: true });
  let page = reviewPage({ reviews: [mine], mine });
  const calls = fakeApi({
    'GET /products/7/reviews': () => ok(page),
    'POST /reviews/9': () => ok(page),
    'DELETE /reviews/9': () => {
      page = reviewPage({ reviews: [], may_write: true });
      return ok(page);
    },
  });
  const { user } = await show(undefined, asCustomer);
  await user.click(await screen.findByRole('button', { name: 'Edit review' }));
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), ' Still.');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  await screen.findByText('Your review has been updated.');
  expect(screen.getByRole('button', { name: 'Edit review' })).toHaveFocus();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ rating: 5, review: 'Good fit. Still.' },
    updated_at_seen: '2026-10-02T10:00:00Z',
  });

  await user.click(await screen.findByRole('button', { name: 'Delete review' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your review?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete review' }));
  expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
});

test("The seller's reply is shown with its date", async () => {
  const answered = review({ answer: 'Thank you.', answered_at: '2026-10-05T10:00:00Z', mine: true });
  fakeApi(answer({ reviews: [answered, review({ id: 2, rating: null, verified: false })], mine: answered }));
  await show(undefined, asCustomer);
  const [first, second] = within(await screen.findByRole('list', { name: 'Reviews' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Seller’s replyOct 5, 2026Thank you.');
  expect(second).not.toHaveTextContent('Seller’s reply');
  expect(screen.getByRole('region', { name: 'Your review' })).toHaveTextContent('Thank you.');
  // A seller who has turned off stars and labels shows neither.
  expect(within(second ?? document.body).queryByRole('img', { name: /^Rated/ })).not.toBeInTheDocument();
  expect(second).not.toHaveTextContent('Verified purchase');
});
