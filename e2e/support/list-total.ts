import type { Page } from '@playwright/test';
import { bodyRows } from './screens.ts';
import { expect } from './test.ts';

const PAGE_SIZE = 10;

/** Timeout for two reads that must agree; both are repeated if data changes between them. */
export const SETTLED = { timeout: 40_000 };
export const SOON = { timeout: 4_000 };

/** Expects a total number of rows over all pages of the list. */
export async function expectTotal(page: Page, count: number, nextPage: string) {
  const last = Math.ceil(count / PAGE_SIZE);
  const address = new URL(page.url());
  if (last > 1) {
    address.searchParams.set('page', String(last));
    await page.goto(address.href);
  }
  await expect(bodyRows(page)).toHaveCount(count - (last - 1) * PAGE_SIZE, SOON);
  // A page beyond the end redirects to the last one.
  expect(page.url()).toBe(address.href);
  await expect(page.getByRole('button', { name: nextPage, exact: true, disabled: false })).toHaveCount(0, SOON);
}
