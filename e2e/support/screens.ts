import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import { literally, type Words } from './words.ts';
import { SAUDI_ARABIA } from './countries.ts';

type Credentials = Pick<Person, 'email' | 'password'>;

/** On a phone, navigation and preferences stand in a drawer: opens it where there is one. */
export async function openMenu(page: Page, words: Words): Promise<void> {
  const openers = (['storefront:layout.openMenu', 'kit:console.open'] as const).map((key) => words(key));
  const menu = page.getByRole('button', { name: new RegExp(`^(${openers.join('|')})$`) });
  // A page may come without its content. Once it has its heading it has the button, too, or has none.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
}

/** A field by the whole of its name, where another one ("Password", "Confirm password") has a similar name. */
export const fieldOf = (form: Page | Locator, label: string): Locator => form.getByLabel(label, { exact: true });

/** Checks that a field says what is wrong with it, to the eye and to the ear. */
export async function expectRefused(form: Page | Locator, label: string, message: string): Promise<void> {
  await expect(form.getByText(message, { exact: true }).first()).toBeVisible();
  await expect(fieldOf(form, label)).toHaveAccessibleDescription(new RegExp(literally(message)));
  await expect(fieldOf(form, label)).toHaveAttribute('aria-invalid', 'true');
}

/** Fills in and sends the sign-in form that is on the screen. */
export async function signIn(page: Page, words: Words, { email, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: words('kit:signIn.email') }).fill(email);
  await fieldOf(page, words('kit:signIn.password')).fill(password);
  await page.getByRole('button', { name: words('kit:signIn.submit'), exact: true }).click();
}

/** Fills in what every registration asks for. */
export async function fillRegistration(page: Page, words: Words, person: Person): Promise<void> {
  await page.getByRole('textbox', { name: words('storefront:auth.register.firstname') }).fill(person.firstname);
  await page.getByRole('textbox', { name: words('storefront:auth.register.lastname') }).fill(person.lastname);
  await page.getByRole('textbox', { name: words('storefront:auth.register.email') }).fill(person.email);
  await page.getByRole('textbox', { name: words('storefront:auth.register.phone_number') }).fill(person.phone_number);
  await fieldOf(page, words('storefront:auth.register.password')).fill(person.password);
  await fieldOf(page, words('storefront:auth.register.confirm_password')).fill(person.password);
  await page.getByRole('checkbox', { name: words('storefront:auth.register.terms') }).check();
}

/** Opens an account and signs in with it. */
export async function openAccount(page: Page, words: Words, person: Person): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, words, person);
  await page.getByRole('button', { name: words('storefront:auth.register.submit') }).click();
  await expect(page.getByText(words('storefront:auth.register.success'))).toBeVisible();
  await signIn(page, words, person);
  await expect(page).toHaveURL('/dashboard');
}

/** Says where a new vendor's store is. */
export async function fillStore(page: Page, words: Words, companyName: string): Promise<void> {
  await fieldOf(page, words('storefront:auth.register.company_name')).fill(companyName);
  await choosePlaces(page, words, SAUDI_ARABIA[words.lang]);
  await fieldOf(page, words('storefront:auth.register.address_1')).fill('7 Harbour Road');
}

/** What a new customer types at the checkout: the rest is known from the registration. */
export const typedBilling = (words: Words): [label: string, text: string][] => [
  [words('storefront:checkout.company_name'), 'Gulf Care'],
  [words('storefront:checkout.company_address'), '12 Palm Street'],
  [words('storefront:checkout.postal_code'), '12211'],
  [words('storefront:checkout.address_1'), '12 Palm Street'],
  [words('storefront:checkout.address_2'), 'Floor 3'],
  [words('storefront:checkout.message'), 'Please ring twice.'],
];

/** Chooses a country and the first state and city of it, in the shop or in a console, and gives the names of all three. */
export async function choosePlaces(
  page: Page,
  words: Words,
  country: string,
  place: 'storefront:location' | 'kit:place' = 'storefront:location',
): Promise<string[]> {
  await page.getByRole('combobox', { name: words(`${place}.country`) }).selectOption(country);
  const names = [country];
  for (const label of [words(`${place}.state`), words(`${place}.city`)]) {
    const field = page.getByRole('combobox', { name: label });
    await expect(field).toBeEnabled();
    // The first choice stands for none.
    await expect(field.getByRole('option')).not.toHaveCount(1);
    await field.selectOption({ index: 1 });
    names.push(await field.locator('option:checked').innerText());
  }
  return names;
}

/** Makes the company and the message part of the checkout's form. */
export async function askForAllFields(page: Page, words: Words): Promise<void> {
  for (const name of ['forCompany', 'withMessage'] as const)
    await page.getByRole('checkbox', { name: words(`storefront:checkout.${name}`), exact: true }).check();
}

/** Fills in what the checkout still wants from a new customer, and chooses to pay the courier. */
export async function fillBilling(page: Page, words: Words): Promise<void> {
  await choosePlaces(page, words, SAUDI_ARABIA[words.lang]);
  await askForAllFields(page, words);
  for (const [label, text] of typedBilling(words)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await page.getByRole('radio', { name: words('storefront:checkout.cash') }).check();
}

/** The link to the cart by how many pieces are in it, whatever they cost. */
export const cartWith = (words: Words, count: number): string =>
  words('storefront:layout.cart', { count, total: '' }).trim();

/** The row of a table that holds this text. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** The rows of the tables on the page, without their heads. */
export const bodyRows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** What stands beside a name such as "Subtotal" in a list of facts. */
export const factOf = (scope: Locator, name: string): Locator =>
  scope
    .locator('dt', { hasText: new RegExp(`^\\s*${literally(name)}\\s*$`) })
    .locator('xpath=following-sibling::dd[1]');
