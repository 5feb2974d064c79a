import type { APIRequestContext } from '@playwright/test';
import { createBuying } from './buying.ts';
import { createCalls } from './calls.ts';
import { newPerson, type Person, type Session } from './people.ts';
import { readOnce } from './shared-reads.ts';
import { createSelling, isCategoryOfDemo, isOfDemo } from './selling.ts';
import type { Preferences } from './preferences.ts';
import type {
  AdminPayment,
  Category,
  Facet,
  Currency,
  GeneralSettings,
  Lot,
  Order,
  PageMeta,
  Payout,
  Product,
  ProductDetail,
  RefundsDue,
  Return,
  ReviewSummary,
  Statement,
  Tag,
  User,
} from '../../shared-api/src/wire/index.ts';

export type Market = ReturnType<typeof createMarket>;

/** Actions of users through the API, alongside the journey's browser. */
export function createMarket(request: APIRequestContext, preferences: Preferences) {
  const calls = createCalls(request, preferences);
  const { get, post, send, signIn } = calls;

  const getProduct = async (slug: string): Promise<ProductDetail> =>
    (await get<{ product: ProductDetail }>(`/products/${slug}`)).product;

  const listOnSale = async (query = ''): Promise<Product[]> => {
    const page = (number: number) =>
      get<{ products: Product[]; meta: PageMeta }>(`/products?filter=true&page=${number}&${query}`);
    const first = await page(1);
    const others = Array.from({ length: first.meta.last_page - 1 }, (_, index) => page(index + 2));
    const products = [first, ...(await Promise.all(others))].flatMap((response) => response.products);
    // Products added in the meantime may move a product to the next page, where it is read twice.
    const byId = new Map(products.map((product) => [product.id, product]));
    return [...byId.values()].sort((one, other) => one.id - other.id);
  };

  return {
    signIn,
    ...createSelling(calls),
    ...createBuying(calls),

    /** Registers a new customer and signs in. */
    async newCustomer(): Promise<Session & { person: Person }> {
      const person = newPerson();
      const form = { ...person, confirm_password: person.password, terms: 'true', account_type: 'customer' };
      await send('/auth/register', undefined, form);
      return { ...(await signIn(person)), person };
    },

    /** Lists all products on sale, optionally filtered by a query such as `tag=clinic`, oldest first. */
    listOnSale,

    /**
     * Lists only demo products, which remain on sale. Their stock may be outdated: use `getProduct` where it matters.
     */
    async listProducts(): Promise<Product[]> {
      const { lang, currency } = preferences;
      const demo = async () => (await listOnSale()).filter(isOfDemo);
      return readOnce(`products ${lang} ${currency}`, demo);
    },

    /** Finds products in the shop's order: `search=mask&sort=price_asc`. */
    findProducts: (query: string) => get<{ products: Product[]; meta: PageMeta }>(`/products?${query}`),

    /** Lists the demo's categories with products on sale. */
    async listCategories(): Promise<Category[]> {
      return (await get<{ categories: Category[] }>('/categories')).categories.filter(isCategoryOfDemo);
    },

    /** Filters of a category by attributes, with counts within a filter such as `12;31`. */
    async listFacets(categoryId: number, f = ''): Promise<Facet[]> {
      return (await get<{ facets: Facet[] }>(`/categories/${categoryId}/facets${f && `?f=${f}`}`)).facets;
    },

    /** Lists the most used tags. */
    async listTags(): Promise<Tag[]> {
      return (await get<{ data: Tag[] }>('/tags')).data;
    },

    getProduct,

    /** Details of those products that have variants. */
    getAllWithVariants: async (products: readonly Product[]): Promise<ProductDetail[]> =>
      Promise.all(products.filter(({ has_variants }) => has_variants).map(({ slug }) => getProduct(slug))),

    /** Lists one page of the shop for a query. */
    async showShop(query: string): Promise<Product[]> {
      return (await get<{ products: Product[] }>(`/products?filter=true&${query}`)).products;
    },

    /** Review statistics of a product. */
    async countReviews(product: Pick<Product, 'id'>): Promise<Pick<ReviewSummary, 'total' | 'counts'>> {
      return (await get<{ summary: ReviewSummary }>(`/products/${product.id}/reviews`)).summary;
    },

    /** Vendor id of a session. */
    async getVendorId(session: Session): Promise<number> {
      const { user } = await get<{ user: User }>('/user', session);
      return user.vendor?.id ?? 0;
    },

    /** A vendor's general settings. */
    async readStore(vendor: Session): Promise<GeneralSettings> {
      const { user } = await get<{ user: User }>('/user', vendor);
      return (await get<{ data: GeneralSettings }>(`/vendor/general-settings/${user.id}`, vendor)).data;
    },

    /** Confirms, ships and completes the vendor's sub-order. */
    async completeOrder(vendor: Session, orderNo: string): Promise<void> {
      const { data } = await get<{ data: { orders: Order[] } }>(`/vendor/orders?search=${orderNo}`, vendor);
      for (const status of ['Confirmed', 'Shipped', 'Completed']) {
        await post(`/vendor/orders/${data.orders[0]?.id}/status`, vendor, { status });
      }
    },

    /** Sets the status of a vendor's sub-order, by label. */
    setStatus: (vendor: Session, { id }: Pick<Order, 'id'>, status: string) =>
      post(`/vendor/orders/${id}/status`, vendor, { status }),

    /** Newest order, as the admin sees it. */
    async findOrder(admin: Session): Promise<Order | undefined> {
      const { data } = await get<{ data: { orders: Order[] } }>('/admin/orders', admin);
      return data.orders[0];
    },

    /** The vendor's sub-order of an order. */
    async findVendorOrder(vendor: Session, orderNo: string): Promise<Order | undefined> {
      const { data } = await get<{ data: { orders: Order[] } }>(`/vendor/orders?search=${orderNo}`, vendor);
      return data.orders[0];
    },

    /** The newest batch of a vendor. */
    async findBatch(vendor: Session): Promise<Lot | undefined> {
      const { lots } = await get<{ lots: Lot[] }>('/vendor/lots', vendor);
      return lots[0];
    },

    /** Numbers of the newest payout, its run and the newest statement, for a vendor or the admin. */
    async findBooks(session: Session): Promise<{ payout: string; run: string; statement: string }> {
      const { role } = session;
      const [paid, stated] = await Promise.all([
        get<{ data: { payouts: Payout[] } }>(role === 'admin' ? '/admin/payouts' : '/vendor/money/payouts', session),
        get<{ data: { statements: Statement[] } }>(`/${role}/money/statements`, session),
      ]);
      const [payout] = paid.data.payouts;
      return {
        payout: payout?.payout_no ?? '',
        run: payout?.run_no ?? '',
        statement: stated.data.statements[0]?.statement_no ?? '',
      };
    },

    /** Starts a refund run for all refunds due in a currency. */
    async orderRefunds(admin: Session, currency: Currency): Promise<void> {
      const { data } = await get<{ data: { due: RefundsDue[] } }>('/admin/refund-runs', admin);
      const due = data.due.find((one) => one.currency === currency);
      await post('/admin/refund-runs', admin, { currency, seen_total: due?.total ?? 0 });
    },

    /** Newest card payment. */
    /** Id of the licence that is to be reviewed next. */
    async findLicence(admin: Session): Promise<number> {
      const { data } = await get<{ data: { licences: { id: number }[] } }>('/admin/licences', admin);
      return data.licences[0]?.id ?? 0;
    },

    async findPayment(admin: Session): Promise<AdminPayment | undefined> {
      const { data } = await get<{ data: { payments: AdminPayment[] } }>('/admin/payments', admin);
      return data.payments[0];
    },

    /** A return in this state that the session may see. */
    async findReturn(session: Session, state: Return['state']): Promise<Return | undefined> {
      const list = session.role === 'user' ? '/returns' : `/${session.role}/returns?state=${state}`;
      const { data } = await get<{ data: { returns: Return[] } }>(list, session);
      return data.returns.find((each) => each.state === state);
    },

    updateOrder: (vendor: Session, id: number, change: { status: string; tracking_information?: string }) =>
      post(`/vendor/orders/${id}/status`, vendor, change),

    /** Ends a session on the server: its browser notices with the next call. */
    endSession: (session: Session) => post('/auth/logout', session, {}),
  };
}
