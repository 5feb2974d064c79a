import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { kitLocales } from '@balsam/shared-ui';
import { screen, within } from '@testing-library/react';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { HomePage } from './HomePage.tsx';

const english = { texts: { 'new-area': en, kit: kitLocales.en } };
const arabic = { texts: { 'new-area': ar, kit: kitLocales.ar }, lang: 'ar' } as const;

const gloves = { id: 7, name: 'Nitrile gloves', name_arabic: 'قفازات نتريل', price: 12.5, currency: 'SAR' };
const respond = (products: object[]) => ({ 'GET /products/top-rated': ok({ products }) });

test('The page shows its purpose, the best rated products and the way home', async () => {
  fakeApi(respond([gloves]));
  await renderWithProviders(<HomePage />, english);
  expect(screen.getByRole('heading', { level: 1, name: en.title })).toBeVisible();
  const list = await screen.findByRole('list');
  expect(within(list).getByRole('listitem')).toHaveTextContent(/Nitrile gloves.*12\.50/);
  expect(screen.getByRole('link', { name: en.home.back })).toHaveAttribute('href', '/');
});

test('The Arabic page shows Arabic product names', async () => {
  fakeApi(respond([gloves]));
  await renderWithProviders(<HomePage />, arabic);
  expect(await screen.findByRole('listitem')).toHaveTextContent('قفازات نتريل');
});

test('Without rated products, the page says so', async () => {
  fakeApi(respond([]));
  await renderWithProviders(<HomePage />, english);
  expect(await screen.findByText(en.home.none)).toBeVisible();
});

test('A failed list can be requested again', async () => {
  const failure = { status: 500, body: { status: 500, success: false, code: 'internal', message: 'Out of order.' } };
  fakeApi({ 'GET /products/top-rated': failure });
  const { user } = await renderWithProviders(<HomePage />, english);
  const retry = await screen.findByRole('button', { name: kitLocales.en.state.retry });
  fakeApi(respond([gloves]));
  await user.click(retry);
  expect(await screen.findByRole('listitem')).toHaveTextContent('Nitrile gloves');
});
