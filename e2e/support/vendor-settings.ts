import { expect, type Page } from '@playwright/test';
import type { Translate } from './translate.ts';

type Tab = 'general' | 'products' | 'shipping' | 'payments' | 'tax' | 'bank' | 'holiday';

/** Opens a tab of the vendor settings. */
export async function openSettings(page: Page, words: Translate, tab: Tab): Promise<void> {
  await page.goto(`/vendor/settings?tab=${tab}`);
  await expect(page.getByRole('tab', { name: words(`vendor-portal:settings.tabs.${tab}`) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
}
