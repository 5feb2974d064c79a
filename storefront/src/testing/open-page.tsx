import type { PageKey, SessionState } from '@balsam/shared-api';
import { aReturn, fakeApi, markData, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../app/routes.tsx';
import { cartResponse, coupon, parcel, placedOrder } from './cart-samples.ts';
import {
  attribute,
  boughtArticle,
  category,
  length,
  productDetail,
  productPage,
  review,
  reviewPage,
  variant,
  vendor,
  vendorDetail,
} from './catalog-samples.ts';
import { legalPage, post, postSummary, publicRecall, testimonial } from './content-samples.ts';
import { returnable, returnsResponse } from './return-samples.ts';
import { bookAddress, cart, checkout, type english, order, product, site, user } from './samples.ts';

export const ORIGIN = 'https://balsam.test';

const place = { id: 17, name: 'Bahrain', iso2: 'BH' };
const picked = product({ is_featured: true, rating: 4.5, total_reviews: 12, stock: 3 });
const sized = productDetail({
  has_variants: true,
  attributes: [attribute(), length()],
  variants: [variant(), variant({ id: 72, value: 'Large', stock: 0 })],
});

/** A page of one paragraph, marked as data from start to end. */
const written = (key: PageKey) => legalPage({ key, body: 'Several sellers.', body_arabic: 'عدة بائعين.' });

/** JSON fields with values that people read. */
const READ = new Set(
  'name name_arabic description description_arabic value value_arabic company_name word review text message note'
    .concat(' firstname lastname full_name phone_number address_1 address_2 street city state country zip_code')
    .concat(' title title_arabic summary summary_arabic body body_arabic words words_arabic place place_arabic')
    .concat(' legal_name legal_name_arabic unit unit_arabic label')
    .concat(
      ' address address_arabic answer sku cr_number order_no order_sub_no tracking_information code variant variant_arabic postal_code company_address national_address',
    )
    .split(' '),
);

/** Backend responses for any page; texts for people are marked as data. */
const MARKED: Record<string, { body: unknown }> = markData(
  {
    'GET /site': ok({ data: site() }),
    'GET /pages/about': ok({ data: written('about') }),
    'GET /pages/privacy': ok({ data: written('privacy') }),
    'GET /pages/terms': ok({ data: written('terms') }),
    'GET /pages/returns': ok({ data: written('returns') }),
    'GET /pages/shipping': ok({ data: legalPage({ key: 'shipping', body: '', body_arabic: '', published_at: null }) }),
    'GET /posts': ok({ data: { posts: [postSummary(), postSummary({ slug: 'gloves', drawing: 'gloves' })] } }),
    'GET /posts/how-to-choose-a-mask-size': ok({ data: post({ body: 'Hold a ruler.', body_arabic: 'استعمل مسطرة.' }) }),
    'GET /testimonials': ok({ data: { testimonials: [testimonial(), testimonial({ id: 2 })] } }),
    'GET /categories': ok({ categories: [category(), category({ id: 2, slug: 'masks' })] }),
    'GET /products': ok({ ...productPage([picked, product({ id: 8, stock: 0 })]).body, max_price: 480.2 }),
    'GET /products/facets': ok({ categories: [{ id: 1, count: 1 }], vendors: [{ id: 3, count: 1 }] }),
    'GET /categories/1/facets': ok({ facets: [] }),
    'GET /categories/2/facets': ok({ facets: [] }),
    'GET /products/top-rated': ok({ products: [picked] }),
    'GET /products/nitrile-gloves': ok({ product: sized }),
    'GET /products/7/related': ok({ data: [picked] }),
    'GET /products/7/reviews': ok({ ...reviewPage({ reviews: [review({ answer: 'Thank you.' })], may_write: true }) }),
    'GET /vendors': ok({ vendors: [vendor(), vendor({ id: 4, company_name: 'Dilmun' })] }),
    'GET /vendors/3': ok({ vendor: vendorDetail() }),
    'GET /tags': ok({ data: [{ slug: 'ppe', name: 'Protection', product_count: 9 }] }),
    'GET /carts': cartResponse([cart({ discount: 2.5 })], coupon()),
    'GET /wishlist': ok({ wishlist: [{ id: 5, product: picked }] }),
    'GET /quick-order/bought': ok({ data: { articles: [boughtArticle({ product: picked })], orders: 2 } }),
    'GET /stock-alerts': ok({ stock_alerts: [{ id: 6, product: picked, variant: null }] }),
    'GET /user': ok({ user: user() }),
    'GET /user/addresses': ok({ addresses: [bookAddress()] }),
    'GET /user/privacy-requests': ok({ requests: [] }),
    'GET /user/sessions': ok({ sessions: [] }),
    'GET /user/factors': ok({ data: { factors: [], recovery_codes_left: 0, reset_at: null } }),
    'GET /user/consents': ok({ consents: [{ purpose: 'terms', version: null, given: true, at: null }] }),
    'GET /orders/id=5': ok({
      data: { orders: [order()], meta: { current_page: 1, last_page: 2, total: 6, per_page: 5 } },
    }),
    'GET /orders/placed/BLS-0123456789': ok({ order: placedOrder() }),
    'GET /orders/90/invoices': ok({ data: { invoices: [] } }),
    'GET /orders/90/returnable': ok({ data: { lines: [returnable()] } }),
    'POST /orders/track': ok({
      data: { order_no: 'BLS-0123456789', placed_at: '2026-11-20T09:30:00Z', parcels: [parcel()] },
    }),
    'POST /orders/checkout': { body: { success: true, message: 'OK', ...checkout() } },
    'GET /countries': ok({ data: [place] }),
    'GET /states': ok({ data: [place] }),
    'GET /cities': ok({ data: [place] }),
  },
  READ,
);

/** The state of a return or payment is a code, whereas that of an address is a name. */
const marked = aReturn({ send_to: markData(aReturn().send_to, READ) });
const OF_RETURNS = markData(
  { 'GET /returns': returnsResponse([marked]), 'GET /returns/RET-7K3M9P2Q': ok({ data: marked }) },
  new Set('return_no order_no order_sub_no instructions note name name_arabic sku company_name iban holder'.split(' ')),
);

/** The state of a recall is a code too. */
const OF_RECALLS: Record<string, { body: unknown }> = markData(
  {
    'GET /recalls': ok({ recalls: [publicRecall], meta: { current_page: 1, last_page: 1, total: 1, per_page: 20 } }),
    'GET /recalls/RC-2026-0007': ok({ data: publicRecall }),
  },
  new Set('recall_no authority_ref title reason instruction name name_arabic company_name lot_nos'.split(' ')),
);

const ANSWERS: Record<string, { body: unknown }> = {
  'GET /orders/messages/unread': ok({ data: { orders: [] } }),
  ...MARKED,
  ...OF_RETURNS,
  ...OF_RECALLS,
  'POST /payments/BLS-0123456789/poll': ok({
    data: { state: 'failed', failure: 'declined', pay_by: null, amount: 863.6, currency: 'SAR' },
  }),
};

// jsdom has no layout: nothing is measured, observed or scrolled.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver });
Element.prototype.scrollIntoView = () => {};

/** The backend's response to an API call, as the gateway gets it. */
export const responseTo = (call: string) => {
  const { body } = { ...MARKED, ...OF_RECALLS }[`GET /${call.split('?')[0]}`] ?? {};
  return body === undefined ? null : { status: 200, body };
};

const DOWN = {
  status: 500,
  body: { status: 500, success: false, code: 'internal', message: '⟪Something went wrong.⟫' },
};

/** Mocks the backend for any page. Returns the list of requests. */
export const serveResponses = () => fakeApi(ANSWERS);

interface Visit {
  session?: SessionState;
  texts: typeof english;
  /** Every backend response is a failure. */
  isDown?: boolean;
}

/** Opens a page as a browser would, with its layout, and waits for its data. */
export async function openPage(at: string, { isDown = false, texts, session }: Visit) {
  const responses = Object.entries(ANSWERS).map(([call, response]) => [call, isDown ? DOWN : response] as const);
  const calls = fakeApi(Object.fromEntries(responses));
  const site = { origin: ORIGIN, defaultLang: 'en' as const, demoSignIn: null, areas: [] };
  const visit = { at, path: '/unused', routes, texts, session, site };
  const view = await renderWithProviders(<></>, visit);
  const queries = () => Object.values(view.store.getState().api.queries);
  await waitFor(() => {
    expect(screen.queryByText(texts.kit.state.loading)).not.toBeInTheDocument();
    expect(queries().filter((query) => query?.status === 'pending')).toEqual([]);
  });
  // The store notifies the page in the next frame.
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const failed = queries().flatMap((query) => (query?.status === 'rejected' ? [query.endpointName] : []));
  expect(isDown ? [] : failed).toEqual([]);
  return { ...view, calls };
}
