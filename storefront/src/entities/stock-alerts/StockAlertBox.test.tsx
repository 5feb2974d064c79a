import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { productDetail, variant } from '../../testing/catalog-samples.ts';
import { arabic, asCustomer, english, product } from '../../testing/samples.ts';
import { StockAlertBox } from './StockAlertBox.tsx';

const soldOut = productDetail({ stock: 0 });
const partly = productDetail({
  has_variants: true,
  variants: [variant(), variant({ id: 72, value: 'Large', value_arabic: 'كبير', stock: 0 })],
});

test('A visitor enters an address for a sold-out product and sees it confirmed', async () => {
  const calls = fakeApi({ 'POST /stock-alerts': ok({}) });
  const { user } = await renderWithProviders(<StockAlertBox product={soldOut} />, { texts: english });
  await user.click(screen.getByRole('button', { name: 'Notify me when it’s back' }));
  const field = await screen.findByRole('textbox', { name: /Your email/ });
  expect(field).toHaveFocus();
  await user.type(field, 'huda');
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  expect(await screen.findByText('Enter an email like name@example.com.')).toBeVisible();
  await user.type(field, '@example.com');
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('We’ll email huda@example.com as soon as it’s back.'),
  );
  expect(screen.getByRole('status')).toHaveFocus();
  expect(calls.at(-1)?.body).toEqual({ product_id: 7, variant_id: null, email: 'huda@example.com' });
});

test('A customer sets an alert for a sold-out size and removes it again', async () => {
  let waits: object[] = [];
  const calls = fakeApi({
    'GET /stock-alerts': () => ok({ stock_alerts: waits }),
    'POST /stock-alerts': () => {
      waits = [{ id: 6, product: product(), variant: variant({ id: 72, value: 'Large', value_arabic: 'كبير' }) }];
      return ok({});
    },
    'DELETE /stock-alerts/6': () => {
      waits = [];
      return ok({ stock_alerts: [] });
    },
  });
  const visit = { texts: english, session: asCustomer };
  const { user } = await renderWithProviders(<StockAlertBox product={partly} />, visit);
  expect(screen.getByText('Sold out: Large')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Notify me when it’s back' }));
  expect(await screen.findByText('We’ll email you as soon as it’s back.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ product_id: 7, variant_id: 72 });
  await user.click(screen.getByRole('button', { name: 'Stop this alert' }));
  expect(await screen.findByRole('button', { name: 'Notify me when it’s back' })).toBeVisible();
});

test('An Arabic reader chooses among sold-out options in Arabic', async () => {
  fakeApi({});
  const none = { ...partly, stock: 0, variants: partly.variants.map((each) => ({ ...each, stock: 0 })) };
  await renderWithProviders(<StockAlertBox product={none} />, { lang: 'ar', texts: arabic });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['أي خيار', 'صغير', 'كبير']);
});

test('Products in stock offer no alert', async () => {
  await renderWithProviders(<StockAlertBox product={productDetail()} />, { texts: english });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
