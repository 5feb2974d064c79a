import { choosePlain } from '../../support/catalogue.ts';
import { choosePlaces, expectRefused, fieldOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const STREET = 'Building 18, Road 3601';
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
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(QUICK_PLACES);
    await links.nth(QUICK_PLACES.indexOf('/dashboard/address')).click();
  });

  await test.step('A form that is left empty says what is missing', async () => {
    await expect(page).toHaveURL('/dashboard/address');
    await expect(page.getByText(words.noAddress, { exact: true })).toBeVisible();
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
