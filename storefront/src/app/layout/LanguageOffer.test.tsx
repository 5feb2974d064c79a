import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { arabic, english } from '../../testing/samples.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

const ENGLISH = 'This shop is also available in English.';
const ARABIC = 'هذا المتجر متوفر بالعربية أيضًا.';

const open = (browser: string, texts: typeof english) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  return renderWithProviders(<LanguageOffer />, { texts, lang: texts === arabic ? 'ar' : 'en' });
};
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('A browser in the other language is offered it, and a refusal is remembered', async () => {
  const { user, unmount } = await open('ar-SA', english);
  expect(screen.getByText(ARABIC)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'إبقاء الإنجليزية' }));
  expect(screen.queryByText(ARABIC)).not.toBeInTheDocument();
  expect(localStorage.getItem('lang')).toBe('en');
  unmount();

  localStorage.clear();
  await open('en-GB', arabic);
  expect(screen.getByText(ENGLISH)).toBeVisible();
});

test('A browser in the language of the page, or in an unknown one, gets no offer', async () => {
  const { unmount } = await open('ar', arabic);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  unmount();
  await open('fr', english);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
