import type { Page } from '@playwright/test';

/** Stands on every text whose contrast is to be judged. */
export const TO_JUDGE = 'data-to-judge';

/** The looks that this process has judged on earlier pages. */
const judged = new Set<string>();

/**
 * Marks the texts whose look was not on any page before: to judge contrast takes longer than all other rules together,
 * and its outcome hangs on the look alone. That is the text's colour, size and weight, and the class and painting of all
 * that it stands in; what another language, width or state paints otherwise is another look.
 */
export async function markNewLooks(page: Page): Promise<void> {
  const looks = await page.evaluate(
    ([mark, known]) => {
      const fields = [...document.querySelectorAll('input, select, textarea')];
      const texts = new Set(fields);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        // Of a single character axe does not say whether it is a text.
        if (parentElement && (textContent?.trim().length ?? 0) > 1) texts.add(parentElement);
      }

      const grounds = new Map<Element | null, string>([[null, '']]);
      const groundOf = (element: Element): string => {
        const style = getComputedStyle(element);
        const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = style;
        const painted = [backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode];
        const own = [element.localName, element.getAttribute('class'), ...painted];
        return `${placeOf(element.parentElement)}>${own.join()}`;
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
