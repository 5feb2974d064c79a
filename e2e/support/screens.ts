import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import { literally, type Translate } from './translate.ts';
import { SAUDI_ARABIA } from './countries.ts';

type Credentials = Pick<Person, 'email' | 'password'>;

/** Opens the drawer with navigation and preferences, where there is one (phones). */
export async function openMenu(page: Page, words: Translate): Promise<void> {
  const openers = (['storefront:layout.openMenu', 'kit:console.open'] as const).map((key) => words(key));
  const menu = page.getByRole('button', { name: new RegExp(`^(${openers.join('|')})$`) });
  // A page may be served without content. Once its heading is there, the button is there or will not be.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
}

/** Field by its exact label, because others are similar ("Password", "Confirm password"). */
export const fieldOf = (form: Page | Locator, label: string): Locator => form.getByLabel(label, { exact: true });

/** Expects a field's error message, visibly and accessibly. */
export async function expectRefused(form: Page | Locator, label: string, message: string): Promise<void> {
  await expect(form.getByText(message, { exact: true }).first()).toBeVisible();
  await expect(fieldOf(form, label)).toHaveAccessibleDescription(new RegExp(literally(message)));
  await expect(fieldOf(form, label)).toHaveAttribute('aria-invalid', 'true');
}

/** Fills in and submits the sign-in form. */
export async function signIn(page: Page, words: Translate, { email, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: words('kit:signIn.email') }).fill(email);
  await fieldOf(page, words('kit:signIn.password')).fill(password);
  await page.getByRole('button', { name: words('kit:signIn.submit'), exact: true }).click();
}

/** Fills in the common registration fields. */
export async function fillRegistration(page: Page, words: Translate, person: Person): Promise<void> {
  await page.getByRole('textbox', { name: words('storefront:auth.register.firstname') }).fill(person.firstname);
  await page.getByRole('textbox', { name: words('storefront:auth.register.lastname') }).fill(person.lastname);
  await page.getByRole('textbox', { name: words('storefront:auth.register.email') }).fill(person.email);
  await page.getByRole('textbox', { name: words('storefront:auth.register.phone_number') }).fill(person.phone_number);
  await fieldOf(page, words('storefront:auth.register.password')).fill(person.password);
  await fieldOf(page, words('storefront:auth.register.confirm_password')).fill(person.password);
  await page.getByRole('checkbox', { name: words('storefront:auth.register.terms') }).check();
}

/** Registers and signs in. */
export async function openAccount(page: Page, words: Translate, person: Person): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, words, person);
  await page.getByRole('button', { name: words('storefront:auth.register.submit') }).click();
  await expect(page.getByText(words('storefront:auth.register.success'))).toBeVisible();
  await signIn(page, words, person);
  await expect(page).toHaveURL('/dashboard');
}

/** Fills in company and location of a new vendor. */
export async function fillStore(page: Page, words: Translate, companyName: string): Promise<void> {
  await fieldOf(page, words('storefront:auth.register.company_name')).fill(companyName);
  await choosePlaces(page, words, SAUDI_ARABIA[words.lang]);
  await fieldOf(page, words('storefront:auth.register.address_1')).fill('7 Harbour Road');
}

/** Checkout fields that a new customer must fill in. */
export const typedBilling = (words: Translate): [label: string, text: string][] => [
  [words('storefront:checkout.company_name'), 'Gulf Care'],
  [words('storefront:checkout.company_address'), '12 Palm Street'],
  [words('storefront:checkout.postal_code'), '12211'],
  [words('storefront:checkout.address_1'), '12 Palm Street'],
  [words('storefront:checkout.address_2'), 'Floor 3'],
  [words('storefront:checkout.message'), 'Please ring twice.'],
  [words('storefront:location.nationalAddress'), 'RRRD2929'],
];

/** Selects a country and its first state and city, in the shop or a console. Returns all three names. */
export async function choosePlaces(
  page: Page,
  words: Translate,
  country: string,
  place: 'storefront:location' | 'kit:place' = 'storefront:location',
): Promise<string[]> {
  await page.getByRole('combobox', { name: words(`${place}.country`) }).selectOption(country);
  const names = [country];
  for (const label of [words(`${place}.state`), words(`${place}.city`)]) {
    const field = page.getByRole('combobox', { name: label });
    await expect(field).toBeEnabled();
    // The first option is the placeholder.
    await expect(field.getByRole('option')).not.toHaveCount(1);
    await field.selectOption({ index: 1 });
    names.push(await field.locator('option:checked').innerText());
  }
  return names;
}

/** Shows the optional fields of the checkout. */
export async function askForAllFields(page: Page, words: Translate): Promise<void> {
  for (const name of ['forCompany', 'withAddress2', 'withMessage'] as const)
    await page.getByRole('checkbox', { name: words(`storefront:checkout.${name}`), exact: true }).check();
}

/** Fills in the checkout form of a new customer and selects cash on delivery. */
export async function fillBilling(page: Page, words: Translate): Promise<void> {
  await choosePlaces(page, words, SAUDI_ARABIA[words.lang]);
  await askForAllFields(page, words);
  for (const [label, text] of typedBilling(words)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await page.getByRole('radio', { name: words('storefront:checkout.cash') }).check();
}

/** Name of the cart link with this number of items, at any total. */
export const cartWith = (words: Translate, count: number): string =>
  words('storefront:layout.cart', { count, total: '' }).trim();

/** Notice with this text. A loading state that is still on the page has the same role. */
export const noticeOf = (scope: Page | Locator, text: string | RegExp): Locator =>
  scope.getByRole('status').filter({ hasText: text });

/** Table row with this text. */
/** Card of a customer's whole order, by its number. */
export const orderCardOf = (page: Page, orderNo: string): Locator => page.getByRole('listitem', { name: orderNo });

/** Parcel in a customer's list of orders. @param text a vendor or another text in it */
export const orderParcelOf = (page: Page, text: string): Locator =>
  page.getByRole('listitem').getByRole('listitem').filter({ hasText: text });

export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Table rows without headers. */
export const bodyRows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Value of a term such as "Subtotal" in a description list. */
export const factOf = (scope: Locator, name: string): Locator =>
  scope
    .locator('dt', { hasText: new RegExp(`^\\s*${literally(name)}\\s*$`) })
    .locator('xpath=following-sibling::dd[1]');

/** Unfolds the filters of a console's list, which a phone shows on demand. */
export async function unfoldFilters(page: Page, words: Translate): Promise<void> {
  const fold = page.getByRole('button', { name: words('kit:console.filters'), expanded: false });
  if (await fold.isVisible()) await fold.click();
}
