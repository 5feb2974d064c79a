import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { arabic, english } from '../../testing/samples.ts';
import { PrivacyPolicyPage, TermsPage } from './LegalPage.tsx';

test.each([
  [PrivacyPolicyPage, 'Privacy policy'],
  [TermsPage, 'Terms and conditions'],
])('A reader of a legal page is told that it is template text', async (Page, title) => {
  await renderWithProviders(<Page />, { texts: english });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('This is template text.');
});

test('An Arabic reader is told so in Arabic', async () => {
  await renderWithProviders(<TermsPage />, { texts: arabic, lang: 'ar' });
  expect(screen.getByRole('note')).toHaveTextContent('هذا نص نموذجي');
});

test('A reader jumps from the contents to a section', async () => {
  await renderWithProviders(<PrivacyPolicyPage />, { texts: english });
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  const sections = screen.getAllByRole('region').map((section) => `#${section.getAttribute('aria-labelledby')}`);
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(sections);
});
