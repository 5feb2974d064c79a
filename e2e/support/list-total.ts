import type { Page } from '@playwright/test';
import { bodyRows } from './screens.ts';
import { expect } from './test.ts';

const PAGE_SIZE = 10;

/** What others do meanwhile may fall between two readings: then both are read again. */
export const SETTLED = { timeout: 40_000 };
export const SOON = { timeout: 4_000 };

/** Checks that the list on this page holds so many rows, on all its pages. */
export async function expectTotal(page: Page, count: number, nextPage: string) {
  const last = Math.ceil(count / PAGE_SIZE);
  const address = new URL(page.url());
  if (last > 1) {
    address.searchParams.set('page', String(last));
    await page.goto(address.href);
  }
  await expect(bodyRows(page)).toHaveCount(count - (last - 1) * PAGE_SIZE, SOON);
  // A page beyond the end leads to the last one.
  expect(page.url()).toBe(address.href);
  const next = page.getByRole('button', { name: nextPage, exact: true });
  await expect(next.and(page.locator(':enabled'))).toHaveCount(0, SOON);
}
