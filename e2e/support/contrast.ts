import type { Page } from '@playwright/test';

/** Attribute of texts whose contrast is to be checked. */
export const TO_JUDGE = 'data-to-judge';

/** Style combinations already checked by this process. */
const judged = new Set<string>();

/**
 * Marks texts with a style combination not seen on earlier pages. Contrast checks take longer than all other rules
 * together and depend only on these styles: colour, size and weight of the text, and everything painted behind it. A
 * different language, width or state that paints differently is a new combination.
 */
export async function markNewLooks(page: Page): Promise<void> {
  const looks = await page.evaluate(
    ([mark, known]) => {
      const NOTHING = 'rgba(0, 0, 0, 0),none,1,,none,normal';
      const fields = [...document.querySelectorAll('input, select, textarea')];
      const texts = new Set(fields);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        // axe does not judge single characters.
        if (parentElement && (textContent?.trim().length ?? 0) > 1) texts.add(parentElement);
      }

      const grounds = new Map<Element | null, string>([[null, '']]);
      /** Contribution of an element to the background of its texts. Positioned elements are identified by class. */
      const paintingOf = (element: Element): string => {
        const style = getComputedStyle(element);
        const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = style;
        const lies = position === 'static' || position === 'relative' ? '' : element.getAttribute('class');
        return [backgroundColor, backgroundImage, opacity, lies, filter, mixBlendMode].join();
      };
      const groundOf = (element: Element): string => {
        const painting = paintingOf(element);
        return painting === NOTHING ? placeOf(element.parentElement) : `${placeOf(element.parentElement)}>${painting}`;
      };
      const placeOf = (element: Element | null): string => {
        const place = grounds.get(element) ?? (element ? groundOf(element) : '');
        grounds.set(element, place);
        return place;
      };
      /** Disabled elements may be pale, and hidden ones are not checked. */
      const stateOf = (element: Element) => [
        element.closest(':disabled, [aria-disabled="true"], [inert]') !== null,
        element.closest('label')?.control?.matches(':disabled'),
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      ];
      const lookOf = (element: Element) => {
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
        return [color, fontSize, fontWeight, textShadow, ...stateOf(element), placeOf(element)].join();
      };

      const old = new Set(known);
      return [...texts].map((element) => {
        const look = lookOf(element);
        element.toggleAttribute(mark, !old.has(look));
        return look;
      });
    },
    [TO_JUDGE, [...judged]] as const,
  );
  for (const look of looks) judged.add(look);
}
