import type { Page } from '@playwright/test';

/** Descent of a final yeh relative to the font size: 0.44 in IBM Plex Sans Arabic. */
const HANGS = 0.44;
/** Ascent and descent of IBM Plex Sans, which define the position of lines. */
const ABOVE = 1.025;
const BELOW = 0.275;

/**
 * Finds boxes that clip descenders of their last line: without its dots, a yeh is another letter. Fields may contain
 * Arabic on any page, other texts only on Arabic pages.
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

      const hides = ({ overflowY }: CSSStyleDeclaration) => overflowY !== 'visible';
      // Scrollable boxes show the rest, and visually hidden ones are clipped completely.
      const cuts = ({ overflowY, clipPath }: CSSStyleDeclaration) =>
        ['hidden', 'clip'].includes(overflowY) && clipPath === 'none';
      const boxOf = (text: Node) => {
        let box = text.parentElement;
        while (box && !hides(getComputedStyle(box))) box = box.parentElement;
        return box && cuts(getComputedStyle(box)) ? box : null;
      };
      // A text's rectangle ends at its font's descent. A line that ends below its box is not visible at all.
      const isTooLow = (text: Node, { bottom }: DOMRect) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const size = text.parentElement ? sizeOf(text.parentElement) : 0;
        const lines = [...range.getClientRects()].filter((line) => line.width > 0 && line.bottom < bottom + size / 2);
        return lines.some((line) => bottom - line.bottom < (hangs - below) * size);
      };
      const cutBoxes = new Set<Element>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (document.documentElement.lang === 'ar' && walker.nextNode()) {
        const box = boxOf(walker.currentNode);
        if (box && isSeen(box) && isTooLow(walker.currentNode, box.getBoundingClientRect())) cutBoxes.add(box);
      }
      return [...new Set([...cutFields, ...cutBoxes].map(nameOf))];
    },
    [HANGS, ABOVE, BELOW] as const,
  );
