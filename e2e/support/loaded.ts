import { expect, type Page } from '@playwright/test';

/** Waits until nothing on the page stands in for what is still to come, and its letters are the real ones. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton, .spinner-border')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
