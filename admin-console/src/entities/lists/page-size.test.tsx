import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminUser } from '../../testing/responses.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const meta = { current_page: 1, last_page: 2, total: 60, per_page: 50 };
const place = { id: 1, name: 'Bahrain', name_arabic: 'البحرين', listed: true };
const service = { provider: null, state: 'off' };
const about = { country: place, state: place };

/** Each list: its page, its endpoint, and the response field with its rows. */
const LISTS = [
  ['vendors', '/admin/vendor', 'vendors'],
  ['categories', '/admin/category', 'categories'],
  ['products', '/admin/products', 'products'],
  ['orders', '/admin/orders', 'orders'],
  ['customers', '/admin/customers', 'customers'],
  ['coupons', '/admin/coupons', 'coupons'],
  ['payments', '/admin/payments', 'payments'],
  ['money', '/admin/money/vendors', 'balances'],
  ['money/entries', '/admin/money/entries', 'entries'],
  ['money/payouts', '/admin/payouts', 'payouts'],
  ['money/statements', '/admin/money/statements', 'statements'],
  ['money/carriers', '/admin/money/carrier-cash', 'parts'],
  ['money/bank-accounts', '/admin/bank-accounts', 'bank_accounts'],
  ['commission', '/admin/commission-rates', 'commission_rates'],
  ['reviews', '/admin/reviews', 'reviews'],
  ['newsletter', '/admin/newsletter', 'subscribers'],
  ['messages', '/admin/messages', 'messages'],
  ['admins', '/admin/admins', 'admins'],
  ['synonyms', '/admin/synonyms', 'synonyms'],
  ['synonyms/missed', '/admin/search-misses', 'misses'],
  ['audit-log', '/admin/audit', 'entries'],
  ['areas', '/admin/areas/beacons', 'beacons'],
  ['posts', '/admin/posts', 'posts'],
  ['testimonials', '/admin/testimonials', 'testimonials'],
  ['places', '/admin/places', 'countries'],
  ['places/1', '/admin/places/1/states', 'states'],
  ['places/1/1', '/admin/places/states/1/cities', 'cities'],
] as const;

it.each(LISTS)('The URL sets the page size of %s, and the list shows it', async (page, path, rows) => {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/invitations': ok({ data: { invitations: [] } }),
    'GET /admin/audit/filters': ok({ actors: [], actions: [], entities: [] }),
    'GET /admin/areas': ok({ data: { areas: [] } }),
    [`GET ${path}`]: ok({ data: { service, ...(page.startsWith('places/') && about), [rows]: [], meta } }),
  });
  await renderConsole(`/admin/${page}?per_page=50`);
  expect(await screen.findByLabelText('Rows per page')).toHaveValue('50');
  await waitFor(() => {
    const asked = calls.filter((call) => call.path.startsWith(`${path}?`));
    expect(asked.map((call) => new URLSearchParams(call.path.split('?')[1]).get('per_page'))).toEqual(['50']);
  });
});
