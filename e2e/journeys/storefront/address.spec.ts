import { choosePlain } from '../../support/catalogue.ts';
import { choosePlaces, expectRefused, fieldOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { BAHRAIN, SAUDI_ARABIA } from '../../support/countries.ts';

/** Position of the address among the quick links. */
const ADDRESS = 3;
const STREET = 'Building 18, Road 3601';

test(
  "The checkout uses a customer's saved address",
  { tag: '@phone' },
  async ({ openBrowser, market, words, lang, checkPage }) => {
    const customer = await market.newCustomer();
    const { firstname, lastname, phone_number: phone } = customer.person;
    await market.addToCart(customer, { product_id: choosePlain(await market.listProducts(), lang).id, quantity: 1 });
    const page = await openBrowser(customer);
    const save = page.getByRole('button', { name: words('storefront:dashboard.address.save') });
    const address = page.getByRole('region', { name: 'Villa 18' });
    let places: string[] = [];

    await test.step('An invalid postal code is rejected at its field', async () => {
      await page.goto('/dashboard');
      const links = page.getByRole('navigation', { name: words('storefront:dashboard.quickLinks') }).getByRole('link');
      await expect(links).toHaveText([
        words('storefront:dashboard.seeOrders'),
        words('storefront:dashboard.trackOrder'),
        words('storefront:dashboard.wishlist'),
        words('storefront:dashboard.address.title'),
        words('storefront:dashboard.account.title'),
        words('storefront:dashboard.keepShopping'),
      ]);
      await links.nth(ADDRESS).click();
      await expect(page).toHaveURL('/dashboard/address');
      await page.getByRole('button', { name: words('storefront:dashboard.address.add') }).click();
      places = await choosePlaces(page, words, SAUDI_ARABIA[lang]);
      await fieldOf(page, words('storefront:dashboard.address.label')).fill('Villa 18');
      await fieldOf(page, words('storefront:dashboard.address.address_1')).fill(STREET);
      await fieldOf(page, words('storefront:location.nationalAddress')).fill('rrrd ٢٩٢٩');
      await fieldOf(page, words('storefront:dashboard.address.postal_code')).fill('1234');
      await save.click();
      await expectRefused(
        page,
        words('storefront:dashboard.address.postal_code'),
        words('storefront:dashboard.address.error.postal_code', { country: SAUDI_ARABIA[lang] }),
      );
      await checkPage(page);
    });

    await test.step('A saved address is shown read-only, also after a reload', async () => {
      await fieldOf(page, words('storefront:dashboard.address.postal_code')).fill('12211');
      await save.click();
      await expect(page.getByText(words('storefront:dashboard.address.saved'), { exact: true })).toBeVisible();
      await expect(save).toBeHidden();
      await page.reload();
      for (const text of [`${firstname} ${lastname}`, STREET, '12211', 'RRRD2929', phone, ...places]) {
        await expect(address).toContainText(text);
      }
    });

    await test.step('A cancelled edit changes nothing', async () => {
      await address.getByRole('button', { name: words('storefront:dashboard.address.edit') }).click();
      await expect(
        page.getByRole('combobox', { name: words('storefront:location.city'), exact: true }),
      ).not.toHaveValue('');
      await fieldOf(page, words('storefront:dashboard.address.address_1')).fill('Somewhere else');
      await page.getByRole('button', { name: words('storefront:dashboard.address.cancel'), exact: true }).click();
      await expect(address).toContainText(STREET);
      await expect(address.getByRole('button', { name: words('storefront:dashboard.address.edit') })).toBeFocused();
    });

    await test.step('The checkout delivers there, or to a second address with another fee', async () => {
      await page.getByRole('button', { name: words('storefront:dashboard.address.add') }).click();
      await fieldOf(page, words('storefront:dashboard.address.label')).fill('Warehouse');
      await choosePlaces(page, words, BAHRAIN[lang]);
      await fieldOf(page, words('storefront:dashboard.address.address_1')).fill('Road 1529');
      await save.click();
      await expect(page.getByRole('region', { name: 'Warehouse' })).toBeVisible();
      await page.goto('/checkout');
      const destination = page.getByRole('region', { name: words('storefront:checkout.destination.title') });
      await expect(destination.getByRole('radio', { name: 'Villa 18' })).toBeChecked();
      for (const text of [STREET, '12211', ...places]) await expect(destination).toContainText(text);
      const sent = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/carts/deliver-to');
      await destination.getByRole('radio', { name: 'Warehouse' }).check();
      await sent;
      await expect(destination.getByRole('radio', { name: 'Warehouse' })).toBeChecked();
      await checkPage(page);
      await page.reload();
      await expect(destination.getByRole('radio', { name: 'Warehouse' })).toBeChecked();
      await destination.getByRole('link', { name: words('storefront:checkout.destination.manage') }).click();
      await expect(address).toContainText(STREET);
    });
  },
);
