/** The heading of the wishlist: where the focus goes when the last wish is gone. */
export const WISHLIST_TITLE_ID = 'wishlist-title';
