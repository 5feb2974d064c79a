import type { Lang } from '../../shared-api/src/wire/index.ts';
import type { Page } from '@playwright/test';

/** Where a text may be in another language than the page: it says so, or it is a name, a code or an address. */
const MARKED = 'bdi, time, code, [dir]:not(html), [lang]:not(html)';

const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title'];

/** A key such as `cart.title` or `kit:state.retry` in place of its text. */
const KEY = /\b[a-z][\w-]*(?:[.:][a-z]\w*)+\b/g;
/** Addresses and names of files. */
const NO_KEY = /\S+@\S+|https?:\S+|\S+\.(?:webp|png|pdf)\b/g;

const FOREIGN = { en: /[\u0600-\u06ff]/, ar: /[A-Za-z]{2}/ };

/** The same in both languages: codes such as SAR, FFP2 or BLS-7VNXBF3TCC, quotations, and what is isolated as data. */
const NEUTRAL = /\b(?:SAR|BHD|USD|BLS-\w+|[A-Z]+\d+)\b|«[^»]*»|“[^”]*”|[\u2066-\u2068][^\u2069]*\u2069/g;

export interface PageTexts {
  headings: number;
  titles: number;
  descriptions: number;
  /** Keys that stand in place of their texts. */
  keys: string[];
  /** Texts in the other language that are not marked as such. */
  foreign: string[];
}

/** What is read on a page, by eye or by ear, and how it calls itself. */
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

/** The paths of the links on a page that lead to another page of the shop. */
export const readLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href')?.split(/[?#]/)[0] ?? ''),
  );
