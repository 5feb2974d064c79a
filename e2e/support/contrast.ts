import type { Page } from '@playwright/test';

/** Stands on every text whose contrast is to be judged. */
export const TO_JUDGE = 'data-to-judge';

/** The looks that this process has judged on earlier pages. */
const judged = new Set<string>();

/**
 * Marks the texts whose look was not on any page before: to judge contrast takes longer than all other rules together,
 * and its outcome hangs on the look alone. That is the text's colour, size and weight, and how all is painted that it
 * stands in; what another language, width or state paints otherwise is another look.
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
        // Of a single character axe does not say whether it is a text.
        if (parentElement && (textContent?.trim().length ?? 0) > 1) texts.add(parentElement);
      }

      const grounds = new Map<Element | null, string>([[null, '']]);
      /** What an element adds to the ground of its texts. One that lies over others says by its class which it is. */
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
      /** What is switched off may be pale, and what is hidden is not judged. */
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
