import { locationsApi, queriesFor } from '@balsam/shared-api';
import { readListState, readSalesQuery, type ListFilters } from '@balsam/shared-ui/console';
import { areasApi, BEACON_FILTERS } from '../entities/areas/areas-api.ts';
import { ADMIN_FILTERS, adminsApi } from '../features/admins/admins-api.ts';
import { AUDIT_FILTERS, auditApi } from '../features/audit-log/audit-api.ts';
import { adminCategoriesApi, CATEGORY_FILTERS } from '../features/categories/categories-api.ts';
import { COUPON_FILTERS, couponsApi } from '../features/coupons/coupons-api.ts';
import { CUSTOMER_FILTERS, customersApi } from '../features/customers/customers-api.ts';
import { dashboardApi } from '../features/dashboard/dashboard-api.ts';
import { MESSAGE_FILTERS, messagesApi } from '../features/messages/messages-api.ts';
import { newsletterApi, SUBSCRIBER_FILTERS } from '../features/newsletter/newsletter-api.ts';
import { ADMIN_ORDER_FILTERS } from '../features/orders/order-filters.ts';
import { ordersApi } from '../features/orders/orders-api.ts';
import { pagesApi } from '../features/pages/pages-api.ts';
import { holderAt, PLACE_FILTERS, placesApi } from '../features/places/places-api.ts';
import { POST_FILTERS, postsApi } from '../features/posts/posts-api.ts';
import { PRODUCT_FILTERS } from '../features/products/product-filters.ts';
import { productsApi } from '../features/products/products-api.ts';
import { REVIEW_FILTERS, reviewsApi } from '../features/reviews/reviews-api.ts';
import { platformApi } from '../features/settings/platform-api.ts';
import { SYNONYM_FILTERS, synonymsApi } from '../features/synonyms/synonyms-api.ts';
import { TESTIMONIAL_FILTERS, testimonialsApi } from '../features/testimonials/testimonials-api.ts';
import { VENDOR_FILTERS, vendorsApi } from '../features/vendors/vendors-api.ts';
import { openingApi } from '../entities/opening/opening-api.ts';

// What each page asks for as soon as its address is known, before its code is there.

const AHEAD = { subscribe: false };

/** What a list at an address asks for. */
const listAt = <Name extends string>(filters: ListFilters<Name>, search: URLSearchParams) => {
  const { values, ...state } = readListState(filters, search);
  return { ...state, ...values };
};

export const dashboardHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(dashboardApi.endpoints.getAdminDashboard.initiate(readSalesQuery(search), AHEAD));
  void dispatch(areasApi.endpoints.listAreas.initiate(undefined, AHEAD));
  void dispatch(openingApi.endpoints.getOpening.initiate(undefined, AHEAD));
});
export const categoriesHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(adminCategoriesApi.endpoints.listAdminCategories.initiate(listAt(CATEGORY_FILTERS, search), AHEAD));
});
export const editCategoryHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(adminCategoriesApi.endpoints.getAdminCategory.initiate(params.idOrSlug ?? '', AHEAD));
});
export const addVendorHandle = queriesFor('admin', (dispatch) => {
  void dispatch(locationsApi.endpoints.listCountries.initiate(undefined, AHEAD));
});
export const editVendorHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(locationsApi.endpoints.listCountries.initiate(undefined, AHEAD));
  void dispatch(vendorsApi.endpoints.getAdminVendor.initiate(Number(params.id), AHEAD));
});
export const vendorsHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(vendorsApi.endpoints.listAdminVendors.initiate(listAt(VENDOR_FILTERS, search), AHEAD));
});
export const productsHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(productsApi.endpoints.listAdminProducts.initiate(listAt(PRODUCT_FILTERS, search), AHEAD));
});
export const productHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(productsApi.endpoints.getAdminProduct.initiate(params.id ?? '', AHEAD));
});
export const ordersHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(ordersApi.endpoints.listAdminOrders.initiate(listAt(ADMIN_ORDER_FILTERS, search), AHEAD));
});
export const customersHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(customersApi.endpoints.listCustomers.initiate(listAt(CUSTOMER_FILTERS, search), AHEAD));
});
export const customerHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(customersApi.endpoints.getCustomer.initiate(Number(params.id), AHEAD));
});
export const couponsHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(couponsApi.endpoints.listCoupons.initiate(listAt(COUPON_FILTERS, search), AHEAD));
});
export const editCouponHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(couponsApi.endpoints.getCoupon.initiate(params.id ?? '', AHEAD));
});
export const reviewsHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(reviewsApi.endpoints.listAdminReviews.initiate(listAt(REVIEW_FILTERS, search), AHEAD));
});
export const newsletterHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(newsletterApi.endpoints.listSubscribers.initiate(listAt(SUBSCRIBER_FILTERS, search), AHEAD));
});
export const messagesHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(messagesApi.endpoints.listMessages.initiate(listAt(MESSAGE_FILTERS, search), AHEAD));
});
export const adminsHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(adminsApi.endpoints.listAdmins.initiate(listAt(ADMIN_FILTERS, search), AHEAD));
  void dispatch(adminsApi.endpoints.listInvitations.initiate(undefined, AHEAD));
});
export const synonymsHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(synonymsApi.endpoints.listSynonyms.initiate(listAt(SYNONYM_FILTERS, search), AHEAD));
});
export const searchMissesHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(synonymsApi.endpoints.listSearchMisses.initiate(listAt(SYNONYM_FILTERS, search), AHEAD));
});
export const auditHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(auditApi.endpoints.listAudit.initiate(listAt(AUDIT_FILTERS, search), AHEAD));
  void dispatch(auditApi.endpoints.getAuditChoices.initiate(undefined, AHEAD));
});
export const areasHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(areasApi.endpoints.listAreas.initiate(undefined, AHEAD));
  void dispatch(areasApi.endpoints.listBeacons.initiate(listAt(BEACON_FILTERS, search), AHEAD));
});
export const placesHandle = queriesFor('admin', (dispatch, { params, search }) => {
  void dispatch(
    placesApi.endpoints.listPlaces.initiate({ ...holderAt(params), ...listAt(PLACE_FILTERS, search) }, AHEAD),
  );
});
export const pagesHandle = queriesFor('admin', (dispatch) => {
  void dispatch(pagesApi.endpoints.listPages.initiate(undefined, AHEAD));
});
export const editPageHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(pagesApi.endpoints.getAdminPage.initiate(params.key ?? '', AHEAD));
});
export const postsHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(postsApi.endpoints.listAdminPosts.initiate(listAt(POST_FILTERS, search), AHEAD));
});
export const editPostHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(postsApi.endpoints.getAdminPost.initiate(params.id ?? '', AHEAD));
});
export const testimonialsHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(testimonialsApi.endpoints.listAdminTestimonials.initiate(listAt(TESTIMONIAL_FILTERS, search), AHEAD));
});
export const openingHandle = queriesFor('admin', (dispatch) => {
  void dispatch(openingApi.endpoints.getOpening.initiate(undefined, AHEAD));
});
export const settingsHandle = queriesFor('admin', (dispatch) => {
  void dispatch(platformApi.endpoints.getPlatformSettings.initiate(undefined, AHEAD));
});
