/** Id of the wishlist's heading, which gets the focus when the last item is removed. */
export const WISHLIST_TITLE_ID = 'wishlist-title';
