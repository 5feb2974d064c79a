import type { Page } from '@playwright/test';

/** How far a last yeh hangs below its line, of the size of its letters: 0.44 in IBM Plex Sans Arabic. */
const HANGS = 0.44;
/** What IBM Plex Sans takes above and below the line, which says where the line of a box is. */
const ABOVE = 1.025;
const BELOW = 0.275;

/**
 * Boxes that cut off what hangs below their last line: without its dots a yeh is another letter. A field may hold Arabic
 * on any page, other texts on Arabic ones.
 */
export const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([hangs, above, below]) => {
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const heightOf = (element: Element) => Number.parseFloat(getComputedStyle(element).lineHeight) || Infinity;
      const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
      const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 8;

      const fields = [
        ...document.querySelectorAll('select, input:not([type="checkbox"], [type="radio"], [type="file"])'),
      ];
      const cutFields = fields.filter((field) => {
        const { paddingTop, paddingBottom } = getComputedStyle(field);
        const box = field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        const line = Math.min(heightOf(field), field.tagName === 'SELECT' ? box : Infinity);
        return isSeen(field) && (line / sizeOf(field) - above - below) / 2 + below < hangs;
      });

      // What is only to be heard is clipped to nothing.
      const isCutting = (element: Element) => {
        const { overflowY, clipPath } = getComputedStyle(element);
        return ['hidden', 'clip'].includes(overflowY) && clipPath === 'none';
      };
      const endsTooSoon = (element: Element) => {
        const { bottom } = element.getBoundingClientRect();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { currentNode: text } = walker;
          const range = document.createRange();
          range.selectNodeContents(text);
          const size = text.parentElement ? sizeOf(text.parentElement) : 0;
          // The rectangle of a text ends where its font does. One that ends below the box is not shown.
          const lines = [...range.getClientRects()].filter((line) => line.width > 0 && line.bottom < bottom + size / 2);
          if (lines.some((line) => bottom - line.bottom < (hangs - below) * size)) return true;
        }
        return false;
      };
      const boxes = document.documentElement.lang === 'ar' ? [...document.querySelectorAll('main *, header *')] : [];
      const cutBoxes = boxes.filter((box) => isCutting(box) && isSeen(box) && endsTooSoon(box));
      return [...new Set([...cutFields, ...cutBoxes].map(nameOf))];
    },
    [HANGS, ABOVE, BELOW] as const,
  );
