import { fieldOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { translator } from '../../support/translate.ts';

const NEW_PASSWORD = 'cedar-harbour-41';

test(
  'A customer edits their profile, changes password and language, and signs out',
  { tag: '@whole' },
  async ({ openBrowser, market, words, lang, complaints }) => {
    complaints.expected.push(/status of (401|422)/);
    const customer = await market.newCustomer();
    const { person } = customer;
    const page = await openBrowser(customer);
    const elsewhere = await openBrowser(await market.signIn(person));
    const typePasswords = async (...texts: [current: string, next: string]) => {
      const fields = [
        words('storefront:dashboard.password.current_password'),
        words('storefront:dashboard.password.new_password'),
        words('storefront:dashboard.password.confirm_password'),
      ];
      for (const [index, name] of fields.entries()) await fieldOf(page, name).fill(texts[Math.min(index, 1)] ?? '');
      await page.getByRole('button', { name: words('storefront:dashboard.password.save') }).click();
    };

    await test.step('The greeting uses the new name on every device', async () => {
      await page.goto('/dashboard/account');
      await fieldOf(page, words('storefront:dashboard.account.firstname')).fill('Maryam');
      await fieldOf(page, words('storefront:dashboard.account.lastname')).fill('Al Noor');
      await page.getByRole('button', { name: words('storefront:dashboard.account.save') }).click();
      await expect(page.getByText(words('storefront:dashboard.account.saved'), { exact: true })).toBeVisible();
      await elsewhere.goto('/dashboard');
      await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
        words('storefront:dashboard.greeting', { name: 'Maryam Al Noor' }),
      );
    });

    await test.step('A wrong current password is rejected at its field', async () => {
      await page.getByRole('tab', { name: words('storefront:dashboard.password.tab') }).click();
      await typePasswords('not-my-password', NEW_PASSWORD);
      await expect(fieldOf(page, words('storefront:dashboard.password.current_password'))).toHaveAccessibleDescription(
        words('backend:validation.account.current_password_wrong'),
      );
    });

    await test.step('The correct one changes it; other sessions end and need the new password', async () => {
      await typePasswords(person.password, NEW_PASSWORD);
      await expect(page.getByText(words('storefront:dashboard.password.saved'), { exact: true })).toBeVisible();
      await elsewhere.reload();
      await expect(elsewhere).toHaveURL('/login');
      await expect(elsewhere.getByText(words('storefront:auth.news.expired'))).toBeVisible();
      await signIn(elsewhere, words, { ...person, password: NEW_PASSWORD });
      await expect(elsewhere).toHaveURL('/dashboard');
    });

    const otherLang = lang === 'en' ? 'ar' : 'en';
    const other = translator(otherLang);

    await test.step('The other language comes with a reload and keeps the page', async () => {
      await page.getByRole('tab', { name: words('storefront:dashboard.language.tab') }).click();
      const address = page.url();
      await page.getByRole('radio', { name: otherLang === 'ar' ? 'العربية' : 'English' }).check();
      await page.getByRole('button', { name: words('storefront:dashboard.language.save') }).click();
      await expect(page.getByText(other('shell:notices.language'), { exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', otherLang);
      await expect(page.getByRole('tab', { name: other('storefront:dashboard.language.tab') })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      expect(page.url()).toBe(address);
    });

    await test.step('Signing out opens the home page and clears the session', async () => {
      const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
      await page
        .getByRole('button', { name: other('storefront:layout.signOut') })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL('/');
      await expect(
        page.getByRole('banner').getByRole('link', { name: other('storefront:layout.signIn') }),
      ).toBeVisible();
      const kept = await page.evaluate(() => ['token', 'user_role'].map((key) => localStorage.getItem(key)));
      expect(kept).toEqual([null, null]);
      // The server has ended the session as well: an old token is worthless.
      await expect(market.readCart({ token, role: 'user' })).rejects.toThrow('401');
    });
  },
);
