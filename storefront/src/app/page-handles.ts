import { authApi, categoriesApi, queriesFor, selectCurrency, type PageHandle, type PageKey } from '@balsam/shared-api';
import { blogApi } from '../entities/blog/blog-api.ts';
import { cartApi } from '../entities/cart/cart-api.ts';
import { catalogApi } from '../entities/catalog/catalog-api.ts';
import { pagesApi } from '../entities/company/pages-api.ts';
import { siteApi } from '../entities/company/site-api.ts';
import { confirmationApi } from '../features/confirmation/confirmation-api.ts';
import { testimonialsApi } from '../features/home/testimonials-api.ts';
import { isVendorId, vendorFilters } from '../features/shop/vendor/vendor-filters.ts';
import { readShopSearch, toFilters } from '../features/shop/shop-search.ts';
import { vendorsApi } from '../entities/vendor/vendors-api.ts';
import { wishlistApi } from '../entities/wishlist/wishlist-api.ts';

// What each page asks for as soon as its address is known, before its code is there.

export const frameHandle: PageHandle = {
  queries: (dispatch) => {
    dispatch(siteApi.util.prefetch('getSite', undefined, {}));
  },
};

export const homeHandle: PageHandle = {
  queries: (dispatch) => {
    dispatch(categoriesApi.util.prefetch('listCategories', undefined, {}));
    dispatch(catalogApi.util.prefetch('listFeatured', undefined, {}));
    dispatch(testimonialsApi.util.prefetch('listTestimonials', undefined, {}));
  },
};

export const shopHandle: PageHandle = {
  queries: (dispatch, { search }) => {
    dispatch((_dispatch, getState) => {
      const filters = toFilters(readShopSearch(search, selectCurrency(getState())));
      dispatch(catalogApi.util.prefetch('listProducts', filters, {}));
    });
    dispatch(categoriesApi.util.prefetch('listCategories', undefined, {}));
    dispatch(vendorsApi.util.prefetch('listVendors', undefined, {}));
    dispatch(catalogApi.util.prefetch('getMaxPrice', undefined, {}));
  },
};

export const productHandle: PageHandle = {
  queries: (dispatch, { params: { slug = '' } }) => {
    dispatch(catalogApi.util.prefetch('getProduct', slug, {}));
  },
};

export const vendorHandle: PageHandle = {
  queries: (dispatch, { params: { id = '' }, search }) => {
    if (!isVendorId(id)) return;
    dispatch(vendorsApi.util.prefetch('getVendor', id, {}));
    dispatch((_dispatch, getState) => {
      const filters = vendorFilters(id, readShopSearch(search, selectCurrency(getState())));
      dispatch(catalogApi.util.prefetch('listProducts', filters, {}));
    });
  },
};

export const aboutHandle: PageHandle = {
  queries: (dispatch) => {
    dispatch(pagesApi.util.prefetch('getPage', 'about', {}));
    dispatch(blogApi.util.prefetch('listPosts', undefined, {}));
  },
};

export const blogsHandle: PageHandle = {
  queries: (dispatch) => {
    dispatch(blogApi.util.prefetch('listPosts', undefined, {}));
  },
};

export const postHandle: PageHandle = {
  queries: (dispatch, { params: { slug = '' } }) => {
    dispatch(blogApi.util.prefetch('getPost', slug, {}));
    dispatch(blogApi.util.prefetch('listPosts', undefined, {}));
  },
};

export const legalHandle = (key: PageKey): PageHandle => ({
  queries: (dispatch) => {
    dispatch(pagesApi.util.prefetch('getPage', key, {}));
  },
});

export const cartHandle = queriesFor('user', (dispatch) => {
  dispatch(cartApi.util.prefetch('listCarts', undefined, {}));
});

export const checkoutHandle = queriesFor('user', (dispatch) => {
  dispatch(cartApi.util.prefetch('listCarts', undefined, {}));
  dispatch(authApi.util.prefetch('getUser', undefined, {}));
});

export const confirmationHandle = queriesFor('user', (dispatch, { params: { orderNo = '' } }) => {
  dispatch(confirmationApi.util.prefetch('getPlacedOrder', orderNo, {}));
});

export const wishlistHandle = queriesFor('user', (dispatch) => {
  dispatch(wishlistApi.util.prefetch('listWishlist', undefined, {}));
});

export const dashboardHandle = queriesFor('user', (dispatch) => {
  dispatch(authApi.util.prefetch('getUser', undefined, {}));
});
