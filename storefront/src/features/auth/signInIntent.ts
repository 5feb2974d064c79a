import type { SignInState } from '@balsam/shared-api';
import type { NewCartLine } from '../../cart/cartApi.ts';

/** What a sign-in page finds in the location: where to return to, and what the visitor was about to buy. */
export interface SignInIntent extends SignInState {
  addToCart?: NewCartLine;
}

const isCartLine = (value: unknown): value is NewCartLine =>
  typeof value === 'object' && value !== null && 'product_id' in value && 'quantity' in value;

/** The line that waits for the sign-in, or null. The location's state comes from the browser's history. */
export const readIntent = (state: unknown): NewCartLine | null =>
  typeof state === 'object' && state !== null && 'addToCart' in state && isCartLine(state.addToCart)
    ? state.addToCart
    : null;
