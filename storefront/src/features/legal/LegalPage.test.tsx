import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { legalPage } from '../../testing/content-samples.ts';
import { arabic, english } from '../../testing/samples.ts';
import { PrivacyPolicyPage, ReturnsPage, ShippingPage, TermsPage } from './LegalPage.tsx';

test('A legal page shows its text and links from the contents to each section', async () => {
  fakeApi({ 'GET /pages/terms': ok({ data: legalPage() }) });
  await renderWithProviders(<TermsPage />, { texts: english });
  expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  expect(await screen.findByRole('note')).toHaveTextContent('In force from January.');
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  const sections = screen.getAllByRole('region').map((section) => `#${section.getAttribute('aria-labelledby')}`);
  expect(sections).toHaveLength(2);
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(sections);
  expect(within(screen.getByRole('region', { name: 'Orders' })).getAllByRole('listitem')).toHaveLength(2);
});

test('An Arabic reader sees it in Arabic', async () => {
  fakeApi({ 'GET /pages/terms': ok({ data: legalPage() }) });
  await renderWithProviders(<TermsPage />, { texts: arabic, lang: 'ar' });
  expect(await screen.findByRole('region', { name: 'السوق' })).toHaveTextContent('عدة بائعين.');
});

test.each([
  ['privacy', PrivacyPolicyPage, 'Privacy policy'],
  ['returns', ReturnsPage, 'Returns'],
  ['shipping', ShippingPage, 'Shipping'],
] as const)('A legal page without a text says so: %s', async (key, Page, title) => {
  fakeApi({ [`GET /pages/${key}`]: ok({ data: legalPage({ key, body: '', body_arabic: '', published_at: null }) }) });
  await renderWithProviders(<Page />, { texts: english });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText('This page isn’t available yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
});
