import { expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Opens a tab of the vendor's settings. */
export async function openSettings(page: Page, words: Words, tab: keyof Words['settings']['tabs']): Promise<void> {
  await page.goto(`/vendor/settings?tab=${tab}`);
  await expect(page.getByRole('tab', { name: words.settings.tabs[tab] })).toHaveAttribute('aria-selected', 'true');
}
