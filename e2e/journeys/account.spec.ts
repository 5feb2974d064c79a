import { choosePlaces, expectRefused, fieldOf, keptSession } from '../support/account.ts';
import { choosePlain } from '../support/catalogue.ts';
import { signIn } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const STREET = 'Building 18, Road 3601';
const NEW_PASSWORD = 'cedar-harbour-41';
const QUICK_PLACES = [
  '/dashboard/orders',
  '/track-order',
  '/wish-list',
  '/dashboard/address',
  '/dashboard/account',
  '/shop',
];

test('A customer saves where parcels go, and the checkout sends them there', async ({
  openBrowser,
  market,
  words,
  lang,
  checkPage,
}) => {
  const customer = await market.newCustomer();
  const { firstname, lastname, phone_number: phone } = customer.person;
  const page = await openBrowser(customer);
  const place = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  const save = page.getByRole('button', { name: words.saveAddress });
  const address = page.getByRole('region', { name: words.shippingAddress });
  let places: string[] = [];

  await test.step('The dashboard greets the customer and leads on', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hello(`${firstname} ${lastname}`));
    await checkPage(page);
    const links = page.getByRole('navigation', { name: words.quickLinks }).getByRole('link');
    await expect(links).toHaveText(words.quickPlaces);
    for (const [index, path] of QUICK_PLACES.entries()) {
      await links.nth(index).click();
      await expect(page).toHaveURL(path);
      await page.goBack();
    }
  });

  await test.step('A form that is left empty says what is missing', async () => {
    await page.goto('/dashboard/address');
    await expect(page.getByRole('heading', { name: words.noAddress })).toBeVisible();
    await checkPage(page);
    await page.getByRole('button', { name: words.addAddress }).click();
    await expect(fieldOf(page, words.phone)).toHaveValue(phone);
    await fieldOf(page, words.phone).clear();
    await save.click();
    for (const message of words.emptyAddress) {
      await expect(page.getByRole('alert').getByRole('button', { name: message, exact: true })).toBeVisible();
      await expect(page.getByText(message, { exact: true })).toHaveCount(2);
    }
    await checkPage(page);
  });

  await test.step('State and city belong to the country, and go with it', async () => {
    await expect(place(words.state)).toBeDisabled();
    await expect(place(words.city)).toBeDisabled();
    await choosePlaces(page, words, words.saudiArabia);
    await place(words.country).selectOption({ index: 1 });
    await expect(place(words.state)).toHaveValue('');
    await expect(place(words.city)).toBeDisabled();
    places = await choosePlaces(page, words, words.saudiArabia);
  });

  await test.step('A phone number and a postal code that cannot be are refused', async () => {
    await fieldOf(page, words.streetLine).fill(STREET);
    await fieldOf(page, words.phone).fill('12-34');
    await fieldOf(page, words.postalCode).fill('1234');
    await save.click();
    await expectRefused(page, words.phone, words.phoneRefused);
    await expectRefused(page, words.postalCode, words.postalCodeNotOf(words.saudiArabia));
    await checkPage(page);
    await fieldOf(page, words.phone).fill(phone);
    await fieldOf(page, words.postalCode).fill('12211');
  });

  await test.step('What is saved is read instead of edited, also after a reload', async () => {
    await save.click();
    await expect(page.getByText(words.addressSaved, { exact: true })).toBeVisible();
    await expect(save).toBeHidden();
    await page.reload();
    for (const text of [`${firstname} ${lastname}`, STREET, '12211', phone, ...places]) {
      await expect(address).toContainText(text);
    }
    await checkPage(page);
  });

  await test.step('Whoever gives up an edit has changed nothing', async () => {
    await address.getByRole('button', { name: words.edit }).click();
    await expect(place(words.city)).not.toHaveValue('');
    await fieldOf(page, words.streetLine).fill('Somewhere else');
    await page.getByRole('button', { name: words.cancel, exact: true }).click();
    await expect(address).toContainText(STREET);
    await expect(address.getByRole('button', { name: words.edit })).toBeFocused();
  });

  await test.step('The checkout names it, with the way back here', async () => {
    await market.addToCart(customer, { product_id: choosePlain(await market.listProducts(), lang).id, quantity: 1 });
    await page.goto('/checkout');
    const destination = page.getByRole('region', { name: words.parcelsGoTo });
    for (const text of [STREET, '12211', ...places]) await expect(destination).toContainText(text);
    await destination.getByRole('link', { name: words.changeShippingAddress }).click();
    await expect(address).toContainText(STREET);
  });
});

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
    await checkPage(page);
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
    await checkPage(page);
    await typePasswords('not-my-password', NEW_PASSWORD, NEW_PASSWORD);
    await expectRefused(page, words.currentPassword, words.passwordWrong);
    await expect(page.getByText(words.fixErrors, { exact: true })).toBeVisible();
    await market.signIn(person);
  });

  await test.step('The right one does: whoever is signed in elsewhere is out, and the old one opens nothing', async () => {
    await typePasswords(person.password, NEW_PASSWORD, NEW_PASSWORD);
    await expect(page.getByText(words.passwordChanged, { exact: true })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/login');
    await expect(elsewhere.getByText(words.loginExpired)).toBeVisible();
    await checkPage(elsewhere);
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
    await checkPage(page);
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
    const { token } = await page.evaluate(() => ({ token: localStorage.getItem('token') ?? '' }));
    await page.getByRole('button', { name: other.logout }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: other.logIn })).toBeVisible();
    expect(await keptSession(page)).toEqual([null, null]);
    // The server has forgotten the session as well: whoever kept its token is not let in.
    const thief = await openBrowser({ token, role: 'user' });
    await thief.goto('/dashboard');
    await expect(thief).toHaveURL('/login');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
  });
});
