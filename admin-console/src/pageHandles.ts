import { locationsApi, queriesFor } from '@balsam/shared-api';
import { readListState, readSalesQuery } from '@balsam/shared-ui';
import { areasApi, BEACON_FILTERS } from './areas/areasApi.ts';
import { ADMIN_FILTERS, adminsApi } from './features/admins/adminsApi.ts';
import { AUDIT_FILTERS, auditApi } from './features/audit-log/auditApi.ts';
import { adminCategoriesApi, CATEGORY_FILTERS } from './features/categories/categoriesApi.ts';
import { COUPON_FILTERS, couponsApi } from './features/coupons/couponsApi.ts';
import { CUSTOMER_FILTERS, customersApi } from './features/customers/customersApi.ts';
import { dashboardApi } from './features/dashboard/dashboardApi.ts';
import { MESSAGE_FILTERS, messagesApi } from './features/messages/messagesApi.ts';
import { newsletterApi, SUBSCRIBER_FILTERS } from './features/newsletter/newsletterApi.ts';
import { ADMIN_ORDER_FILTERS } from './features/orders/orderFilters.ts';
import { ordersApi } from './features/orders/ordersApi.ts';
import { pagesApi } from './features/pages/pagesApi.ts';
import { holderAt, PLACE_FILTERS, placesApi } from './features/places/placesApi.ts';
import { POST_FILTERS, postsApi } from './features/posts/postsApi.ts';
import { PRODUCT_FILTERS } from './features/products/productFilters.ts';
import { productsApi } from './features/products/productsApi.ts';
import { REVIEW_FILTERS, reviewsApi } from './features/reviews/reviewsApi.ts';
import { platformApi } from './features/settings/platformApi.ts';
import { SYNONYM_FILTERS, synonymsApi } from './features/synonyms/synonymsApi.ts';
import { TESTIMONIAL_FILTERS, testimonialsApi } from './features/testimonials/testimonialsApi.ts';
import { VENDOR_FILTERS, vendorsApi } from './features/vendors/vendorsApi.ts';
import { openingApi } from './opening/openingApi.ts';

// What each page asks for as soon as its address is known, before its code is there.

const AHEAD = { subscribe: false };

export const dashboardHandle = queriesFor('admin', (dispatch, { search }) => {
  void dispatch(dashboardApi.endpoints.getAdminDashboard.initiate(readSalesQuery(search), AHEAD));
  void dispatch(areasApi.endpoints.listAreas.initiate(undefined, AHEAD));
  void dispatch(openingApi.endpoints.getOpening.initiate(undefined, AHEAD));
});
export const categoriesHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(CATEGORY_FILTERS, search);
  void dispatch(adminCategoriesApi.endpoints.listAdminCategories.initiate({ page, ...values }, AHEAD));
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
  const { page, values } = readListState(VENDOR_FILTERS, search);
  void dispatch(vendorsApi.endpoints.listAdminVendors.initiate({ page, ...values }, AHEAD));
});
export const productsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(PRODUCT_FILTERS, search);
  void dispatch(productsApi.endpoints.listAdminProducts.initiate({ page, ...values }, AHEAD));
});
export const productHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(productsApi.endpoints.getAdminProduct.initiate(params.id ?? '', AHEAD));
});
export const ordersHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(ADMIN_ORDER_FILTERS, search);
  void dispatch(ordersApi.endpoints.listAdminOrders.initiate({ page, ...values }, AHEAD));
});
export const customersHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(CUSTOMER_FILTERS, search);
  void dispatch(customersApi.endpoints.listCustomers.initiate({ page, ...values }, AHEAD));
});
export const customerHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(customersApi.endpoints.getCustomer.initiate(Number(params.id), AHEAD));
});
export const couponsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(COUPON_FILTERS, search);
  void dispatch(couponsApi.endpoints.listCoupons.initiate({ page, ...values }, AHEAD));
});
export const editCouponHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(couponsApi.endpoints.getCoupon.initiate(params.id ?? '', AHEAD));
});
export const reviewsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(REVIEW_FILTERS, search);
  void dispatch(reviewsApi.endpoints.listAdminReviews.initiate({ page, ...values }, AHEAD));
});
export const newsletterHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(SUBSCRIBER_FILTERS, search);
  void dispatch(newsletterApi.endpoints.listSubscribers.initiate({ page, ...values }, AHEAD));
});
export const messagesHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(MESSAGE_FILTERS, search);
  void dispatch(messagesApi.endpoints.listMessages.initiate({ page, ...values }, AHEAD));
});
export const adminsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(ADMIN_FILTERS, search);
  void dispatch(adminsApi.endpoints.listAdmins.initiate({ page, ...values }, AHEAD));
  void dispatch(adminsApi.endpoints.listInvitations.initiate(undefined, AHEAD));
});
export const synonymsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(SYNONYM_FILTERS, search);
  void dispatch(synonymsApi.endpoints.listSynonyms.initiate({ page, ...values }, AHEAD));
});
export const searchMissesHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(SYNONYM_FILTERS, search);
  void dispatch(synonymsApi.endpoints.listSearchMisses.initiate({ page, ...values }, AHEAD));
});
export const auditHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(AUDIT_FILTERS, search);
  void dispatch(auditApi.endpoints.listAudit.initiate({ page, ...values }, AHEAD));
  void dispatch(auditApi.endpoints.getAuditChoices.initiate(undefined, AHEAD));
});
export const areasHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(BEACON_FILTERS, search);
  void dispatch(areasApi.endpoints.listAreas.initiate(undefined, AHEAD));
  void dispatch(areasApi.endpoints.listBeacons.initiate({ page, ...values }, AHEAD));
});
export const placesHandle = queriesFor('admin', (dispatch, { params, search }) => {
  const { page, values } = readListState(PLACE_FILTERS, search);
  void dispatch(placesApi.endpoints.listPlaces.initiate({ ...holderAt(params), page, ...values }, AHEAD));
});
export const pagesHandle = queriesFor('admin', (dispatch) => {
  void dispatch(pagesApi.endpoints.listPages.initiate(undefined, AHEAD));
});
export const editPageHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(pagesApi.endpoints.getAdminPage.initiate(params.key ?? '', AHEAD));
});
export const postsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(POST_FILTERS, search);
  void dispatch(postsApi.endpoints.listAdminPosts.initiate({ page, ...values }, AHEAD));
});
export const editPostHandle = queriesFor('admin', (dispatch, { params }) => {
  void dispatch(postsApi.endpoints.getAdminPost.initiate(params.id ?? '', AHEAD));
});
export const testimonialsHandle = queriesFor('admin', (dispatch, { search }) => {
  const { page, values } = readListState(TESTIMONIAL_FILTERS, search);
  void dispatch(testimonialsApi.endpoints.listAdminTestimonials.initiate({ page, ...values }, AHEAD));
});
export const openingHandle = queriesFor('admin', (dispatch) => {
  void dispatch(openingApi.endpoints.getOpening.initiate(undefined, AHEAD));
});
export const settingsHandle = queriesFor('admin', (dispatch) => {
  void dispatch(platformApi.endpoints.getPlatformSettings.initiate(undefined, AHEAD));
});
