import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import type { Words } from './words.ts';

type Credentials = Pick<Person, 'email' | 'password'>;

/** On a phone, navigation and preferences stand in a drawer: opens it where there is one. */
export async function openMenu(page: Page, words: Words): Promise<void> {
  const menu = page.getByRole('button', { name: words.openMenu });
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
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await fieldOf(page, words.password).fill(password);
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
}

/** Fills in what every registration asks for. */
export async function fillRegistration(page: Page, words: Words, person: Person): Promise<void> {
  await page.getByRole('textbox', { name: words.firstname }).fill(person.firstname);
  await page.getByRole('textbox', { name: words.lastname }).fill(person.lastname);
  await page.getByRole('textbox', { name: words.email }).fill(person.email);
  await page.getByRole('textbox', { name: words.phone }).fill(person.phone_number);
  await fieldOf(page, words.password).fill(person.password);
  await fieldOf(page, words.confirmPassword).fill(person.password);
  await page.getByRole('checkbox', { name: words.acceptTerms }).check();
}

/** Opens an account and signs in with it. */
export async function openAccount(page: Page, words: Words, person: Person): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, words, person);
  await page.getByRole('button', { name: words.register }).click();
  await expect(page.getByText(words.registered)).toBeVisible();
  await signIn(page, words, person);
  await expect(page).toHaveURL('/dashboard');
}

/** Says where a new vendor's store is. */
export async function fillStore(page: Page, words: Words, companyName: string): Promise<void> {
  await fieldOf(page, words.companyName).fill(companyName);
  await choosePlaces(page, words, words.saudiArabia);
  await fieldOf(page, words.streetAddress).fill('7 Harbour Road');
}

/** What a new customer types at the checkout: the rest is known from the registration. */
export const typedBilling = (words: Words): [label: string, text: string][] => [
  [words.companyName, 'Gulf Care'],
  [words.companyAddress, '12 Palm Street'],
  [words.postalCode, '12211'],
  [words.addressLine1, '12 Palm Street'],
  [words.addressLine2, 'Floor 3'],
  [words.message, 'Please ring twice.'],
];

/** Chooses a country and the first state and city of it, and gives the names of all three. */
export async function choosePlaces(page: Page, words: Words, country: string): Promise<string[]> {
  await page.getByRole('combobox', { name: words.country }).selectOption(country);
  const names = [country];
  for (const label of [words.state, words.city]) {
    const field = page.getByRole('combobox', { name: label });
    await expect(field).toBeEnabled();
    // The first choice stands for none.
    await expect(field.getByRole('option')).not.toHaveCount(1);
    await field.selectOption({ index: 1 });
    names.push(await field.locator('option:checked').innerText());
  }
  return names;
}

/** Fills in what the checkout still wants from a new customer, and chooses to pay the courier. */
export async function fillBilling(page: Page, words: Words): Promise<void> {
  await choosePlaces(page, words, words.saudiArabia);
  for (const [label, text] of typedBilling(words)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await page.getByRole('radio', { name: words.cash }).check();
}

/** The row of a table that holds this text. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** The rows of the tables on the page, without their heads. */
export const bodyRows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') });

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands beside a name such as "Subtotal" in a list of facts. */
export const factOf = (scope: Locator, name: string): Locator =>
  scope
    .locator('dt', { hasText: new RegExp(`^\\s*${literally(name)}\\s*$`) })
    .locator('xpath=following-sibling::dd[1]');
