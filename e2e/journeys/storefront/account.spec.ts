import { expectRefused, fieldOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { wordsOf } from '../../support/words.ts';

const NEW_PASSWORD = 'cedar-harbour-41';

test('A customer keeps their details, changes password and language, and leaves', async ({
  openBrowser,
  market,
  words,
  lang,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of (401|422)/);
  const customer = await market.newCustomer();
  const { person } = customer;
  const page = await openBrowser(customer);
  const elsewhere = await openBrowser(await market.signIn(person));
  await elsewhere.goto('/dashboard');

  await test.step('Names and phone number may not be empty, and the e-mail is to read only', async () => {
    await page.goto('/dashboard/account');
    await expect(fieldOf(page, words.email)).toHaveValue(person.email);
    await expect(fieldOf(page, words.email)).not.toBeEditable();
    const fields = [words.firstname, words.lastname, words.phone];
    for (const name of fields) await fieldOf(page, name).clear();
    await page.getByRole('button', { name: words.saveChanges }).click();
    for (const [index, name] of fields.entries()) await expectRefused(page, name, words.emptyDetails[index] ?? '');
  });

  await test.step('The new name is greeted from now on, on every device', async () => {
    for (const [name, text] of [
      [words.firstname, 'Maryam'],
      [words.lastname, 'Al Noor'],
      [words.phone, '+973 3311 2233'],
    ] as const) {
      await fieldOf(page, name).fill(text);
    }
    await page.getByRole('button', { name: words.saveChanges }).click();
    await expect(page.getByText(words.detailsSaved, { exact: true })).toBeVisible();
    await page.goto('/dashboard');
    await elsewhere.reload();
    for (const screen of [page, elsewhere]) {
      await expect(screen.getByRole('heading', { level: 1 })).toHaveText(words.hello('Maryam Al Noor'));
    }
    await page.goto('/dashboard/account');
    await expect(fieldOf(page, words.phone)).toHaveValue('+973 3311 2233');
  });

  const typePasswords = async (...texts: [current: string, next: string, confirmed: string]) => {
    const fields = [words.currentPassword, words.newPassword, words.confirmPassword];
    for (const [index, name] of fields.entries()) await fieldOf(page, name).fill(texts[index] ?? '');
    await page.getByRole('button', { name: words.changePassword }).click();
  };

  await test.step('A password that is not right changes nothing', async () => {
    await page.getByRole('tab', { name: words.passwordTab }).click();
    await typePasswords('', '', '');
    for (const message of words.emptyPasswords) await expect(page.getByText(message, { exact: true })).toBeVisible();
    await typePasswords(person.password, 'seven77', 'eight888');
    await expectRefused(page, words.newPassword, words.passwordShort);
    await expectRefused(page, words.confirmPassword, words.passwordsDiffer);
    await typePasswords('not-my-password', NEW_PASSWORD, NEW_PASSWORD);
    await expectRefused(page, words.currentPassword, words.passwordWrong);
    await expect(page.getByText(words.fixErrors, { exact: true })).toBeVisible();
    await checkPage(page);
    await market.signIn(person);
  });

  await test.step('The right one does: whoever is signed in elsewhere is out, and the old one opens nothing', async () => {
    await typePasswords(person.password, NEW_PASSWORD, NEW_PASSWORD);
    await expect(page.getByText(words.passwordChanged, { exact: true })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/login');
    await expect(elsewhere.getByText(words.loginExpired)).toBeVisible();
    await signIn(elsewhere, words, person);
    await expect(elsewhere.getByRole('main').getByRole('alert')).toHaveText(words.badCredentials);
    await signIn(elsewhere, words, { ...person, password: NEW_PASSWORD });
    await expect(elsewhere).toHaveURL('/dashboard');
    await page.reload();
    await expect(page.getByRole('tab', { name: words.passwordTab })).toHaveAttribute('aria-selected', 'true');
  });

  const otherLang = lang === 'en' ? 'ar' : 'en';
  const other = wordsOf(otherLang);

  await test.step('The other language comes with a reload, which says so and stays where it was', async () => {
    await page.getByRole('tab', { name: words.languageTab }).click();
    const address = page.url();
    await page.getByRole('radio', { name: otherLang === 'ar' ? 'العربية' : 'English' }).check();
    await page.getByRole('button', { name: words.saveLanguage }).click();
    await expect(page.getByText(other.languageUpdated, { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', otherLang);
    await expect(page.getByRole('tab', { name: other.languageTab })).toHaveAttribute('aria-selected', 'true');
    expect(page.url()).toBe(address);
    await checkPage(page);
  });

  await test.step('Whoever logs out stands at the front door, and leaves nothing behind', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await page.getByRole('button', { name: other.logout }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: other.logIn })).toBeVisible();
    const kept = await page.evaluate(() => ['token', 'user_role'].map((key) => localStorage.getItem(key)));
    expect(kept).toEqual([null, null]);
    // The server has forgotten the session as well: whoever kept its token is not let in.
    const thief = await openBrowser({ token, role: 'user' });
    await thief.goto('/dashboard');
    await expect(thief).toHaveURL('/login');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
  });
});
