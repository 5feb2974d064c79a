/** Id of the cart's heading, which gets the focus when the last line is removed. */
export const CART_TITLE_ID = 'cart-title';
