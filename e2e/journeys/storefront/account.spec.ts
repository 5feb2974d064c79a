import { fieldOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { wordsOf } from '../../support/words.ts';

const NEW_PASSWORD = 'cedar-harbour-41';

test(
  'A customer keeps their details, changes password and language, and leaves',
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

    await test.step('The new name is greeted from now on, on every device', async () => {
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

    await test.step('A password that is not right is refused at its field', async () => {
      await page.getByRole('tab', { name: words('storefront:dashboard.password.tab') }).click();
      await typePasswords('not-my-password', NEW_PASSWORD);
      await expect(fieldOf(page, words('storefront:dashboard.password.current_password'))).toHaveAccessibleDescription(
        words('backend:validation.account.current_password_wrong'),
      );
    });

    await test.step('The right one changes it: whoever is signed in elsewhere is out, and comes in with the new one', async () => {
      await typePasswords(person.password, NEW_PASSWORD);
      await expect(page.getByText(words('storefront:dashboard.password.saved'), { exact: true })).toBeVisible();
      await elsewhere.reload();
      await expect(elsewhere).toHaveURL('/login');
      await expect(elsewhere.getByText(words('storefront:auth.news.expired'))).toBeVisible();
      await signIn(elsewhere, words, { ...person, password: NEW_PASSWORD });
      await expect(elsewhere).toHaveURL('/dashboard');
    });

    const otherLang = lang === 'en' ? 'ar' : 'en';
    const other = wordsOf(otherLang);

    await test.step('The other language comes with a reload, which says so and stays where it was', async () => {
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

    await test.step('Whoever logs out stands at the gateway, and leaves nothing behind', async () => {
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
      // The server has forgotten the session as well: whoever kept its token is nobody.
      await expect(market.readCart({ token, role: 'user' })).rejects.toThrow('401');
    });
  },
);
