import type { Lang } from '../../shared-api/src/wire/index.ts';
import type { Page } from '@playwright/test';

/** Elements whose text may be in another language: marked as such, or names, codes and times. */
const MARKED = 'bdi, time, code, [dir]:not(html), [lang]:not(html)';

const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title'];

/** Untranslated key such as `cart.title` or `kit:state.retry`. */
const KEY = /\b[a-z][\w-]*(?:[.:][a-z]\w*)+\b/g;
/** Text that only looks like keys: addresses and file names. */
const NO_KEY = /\S+@\S+|https?:\S+|\S+\.(?:webp|png|pdf)\b/g;

const FOREIGN = { en: /[\u0600-\u06ff]/, ar: /[A-Za-z]{2}/ };

/** Same in both languages: codes such as SAR, FFP2 or BLS-7VNXBF3TCC, quotations, and isolated data. */
const NEUTRAL = /\b(?:SAR|BHD|USD|BLS-\w+|[A-Z]+\d+)\b|«[^»]*»|“[^”]*”|[\u2066-\u2068][^\u2069]*\u2069/g;

export interface PageTexts {
  headings: number;
  titles: number;
  descriptions: number;
  /** Untranslated keys. */
  keys: string[];
  /** Unmarked texts in the other language. */
  foreign: string[];
}

/** Reads the visible and accessible texts of a page and its headings. */
export async function readPage(page: Page, lang: Lang): Promise<PageTexts> {
  const { texts, ownTexts, ...counts } = await page.evaluate(
    ([marked, spoken]) => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
        spoken.map((name) => element.getAttribute(name) ?? '').filter((text) => text !== ''),
      );
      const ownTexts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        const isMarked = parentElement?.closest(`${marked}, script, style, noscript`);
        if (!isMarked && textContent) ownTexts.push(textContent);
      }
      return {
        headings: count('h1'),
        titles: count('head > title'),
        descriptions: count('meta[name="description"]'),
        ownTexts: [document.title, ...ownTexts],
        texts: [document.title, document.body.innerText, ...attributes].join('\n'),
      };
    },
    [MARKED, SPOKEN] as const,
  );
  return {
    ...counts,
    keys: texts.replace(NO_KEY, '').match(KEY) ?? [],
    foreign: ownTexts.filter((text) => FOREIGN[lang].test(text.replace(NEUTRAL, ''))),
  };
}

/** Paths of links to other pages of the shop. */
export const readLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href')?.split(/[?#]/)[0] ?? ''),
  );
