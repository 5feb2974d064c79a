import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** A field of a form by its name; names begin alike ("Password", "Current password"). */
export const fieldOf = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

/** Checks that a field says this, to the eye and to the ear. */
export async function expectRefused(page: Page, name: string, message: string): Promise<void> {
  await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
  await expect(fieldOf(page, name)).toHaveAccessibleDescription(new RegExp(escape(message)));
  await expect(fieldOf(page, name)).toHaveAttribute('aria-invalid', 'true');
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Chooses the first state and city of a country, and gives their names. */
export async function choosePlaces(page: Page, words: Words, country: string): Promise<string[]> {
  const place = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  await place(words.country).selectOption(country);
  const names: string[] = [country];
  for (const label of [words.state, words.city]) {
    await expect(place(label)).toBeEnabled();
    // The first choice stands for none.
    await expect(place(label).getByRole('option')).not.toHaveCount(1);
    await place(label).selectOption({ index: 1 });
    names.push(await place(label).locator('option:checked').innerText());
  }
  return names;
}

/** The session that a browser keeps: nothing once its person has left. */
export const keptSession = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ['token', 'user_role'].map((key) => localStorage.getItem(key)));
