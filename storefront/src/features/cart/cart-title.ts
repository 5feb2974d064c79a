/** The heading of the cart: where the focus goes when the last line is gone. */
export const CART_TITLE_ID = 'cart-title';
