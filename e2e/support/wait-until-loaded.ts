import { expect, type Page } from '@playwright/test';

/** Waits until the page has no placeholders and its fonts are loaded. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton, .spinner-border')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
