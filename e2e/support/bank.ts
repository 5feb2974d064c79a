import type { Page } from '@playwright/test';

/** Cards of the demo bank. */
export const DECLINED = '4000 0000 0000 0002';
export const ACCEPTED = '4111 1111 1111 1111';

/** The bank's page is external, so its fields are found by purpose instead of by our texts. */
export const onBank = (page: Page) => ({
  card: page.locator('input[autocomplete="cc-number"]'),
  async pay(number: string) {
    for (const [kind, text] of Object.entries({ number, name: 'Layla Haddad', exp: '12/30', csc: '123' }))
      await page.locator(`input[autocomplete="cc-${kind}"]`).fill(text);
    await page.locator('form').first().getByRole('button').click();
  },
});
