import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { parcel } from '../../testing/cart-samples.ts';
import { arabic, english } from '../../testing/samples.ts';
import { ParcelTimeline } from './ParcelTimeline.tsx';
import type { Parcel } from './parcel-steps.ts';

const show = (changes: Partial<Parcel> = {}) =>
  renderWithProviders(<ParcelTimeline parcel={parcel(changes)} />, { texts: english });
const steps = () => {
  const [way] = screen.getAllByRole('list');
  if (!way) throw new Error('there is no timeline');
  return within(way).getAllByRole('listitem');
};

test('A parcel shows its steps as done, current and upcoming', async () => {
  await show({ tracking_information: 'Leave it at the gate' });
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Order placedNov 20, 2026/),
    expect.stringMatching(/^ConfirmedNov 20, 2026/),
    expect.stringMatching(/^ShippedNov 21, 2026/),
    'DeliveredUpcoming',
  ]);
  expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(screen.getByText('Nitrile gloves × 2')).toBeVisible();
  expect(screen.getByText('From the seller')).toBeVisible();
  expect(screen.getByText('Leave it at the gate')).toBeVisible();
  expect(screen.getByText(/Expected Mon, Nov 23.*Wed, Nov 25/)).toBeVisible();
});

test('The steps of a cancelled parcel end at the cancellation', async () => {
  await show({
    status: 'Cancelled',
    arrives_from: null,
    arrives_to: null,
    history: [
      { to: 'Pending', created_at: '2026-11-20T09:30:00Z' },
      { to: 'Cancelled', created_at: '2026-11-21T07:00:00Z' },
    ],
  });
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Order placed/),
    expect.stringMatching(/^CancelledNov 21, 2026/),
  ]);
  expect(steps()[1]).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByText(/Expected/)).not.toBeInTheDocument();
});

test('A late parcel says so, with the promised day', async () => {
  await show({ is_late: true });
  expect(screen.getByText(/^Delayed: it was expected by .*Nov 25, 2026/)).toBeVisible();
  expect(screen.queryByText(/^Expected/)).not.toBeInTheDocument();
});

test("A link in the seller's tracking information works", async () => {
  await show({ tracking_information: 'Follow it at https://dhl.test/222' });
  expect(screen.getByRole('link', { name: 'https://dhl.test/222' })).toHaveAttribute('href', 'https://dhl.test/222');
});

test('The carrier is named, and its page about the parcel is linked', async () => {
  const page = 'https://www.smsaexpress.com/trackingdetails?tracknumbers=2900';
  await show({ carrier: 'smsa', tracking_id: '2900', tracking_url: page });
  expect(screen.getByText('SMSA Express')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', page);
});

test('A tracking number is always shown left to right', async () => {
  await renderWithProviders(<ParcelTimeline parcel={parcel({ tracking_id: 'ARX-44/11' })} />, {
    texts: arabic,
    lang: 'ar',
  });
  const number = screen.getByText('ARX-44/11');
  expect(number.tagName).toBe('BDI');
  expect(number).toHaveAttribute('dir', 'ltr');
});

test('A shipped parcel without tracking information says so', async () => {
  await show();
  expect(screen.getByText('The seller hasn’t added a tracking number.')).toBeVisible();
});
