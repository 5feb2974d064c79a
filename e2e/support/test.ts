import { test as base, expect, type Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { wordsOf, type Words } from './words.ts';

/** What a project's visitor has chosen before the first page. */
export interface Preferences {
  lang: 'en' | 'ar';
  currency: 'SAR' | 'BHD' | 'USD';
}

interface Fixtures extends Preferences {
  /** The texts of the visitor's language. */
  words: Words;
  /** Fails the journey on any console error or uncaught exception; a journey that breaks things on purpose names what it expects. */
  complaints: { expected: RegExp[] };
  /** Checks the page as it stands: no accessibility violation, no sideways scrolling. */
  checkPage: (page: Page) => Promise<void>;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const test = base.extend<Fixtures>({
  lang: ['en', { option: true }],
  currency: ['SAR', { option: true }],

  words: async ({ lang }, use) => use(wordsOf(lang)),

  context: async ({ context, lang, currency, baseURL }, use) => {
    await context.addInitScript(
      ([chosenLang, chosenCurrency]) => {
        // The blank page before the first has no storage.
        if (location.origin === 'null') return;
        localStorage.setItem('lang', localStorage.getItem('lang') ?? chosenLang);
        localStorage.setItem('currency', localStorage.getItem('currency') ?? chosenCurrency);
      },
      [lang, currency] as const,
    );
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
    await use(context);
  },

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use({ expected });
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],

  checkPage: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, 'the page scrolls sideways').toBeLessThanOrEqual(0);
    });
  },
});

export { expect };
