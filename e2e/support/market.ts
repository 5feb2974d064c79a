import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { newPerson, type Person, type Session } from './people.ts';
import type { Preferences } from './test.ts';
import type { Product, Category, ProductDetail, CartContents, VendorOrder, Line, Tag, Place } from './wire.ts';

type Credentials = Pick<Person, 'email' | 'password'>;
export type Market = ReturnType<typeof createMarket>;

const ROLES = { 1: 'admin', 2: 'vendor', 3: 'user' } as const;

async function read<Body>(response: APIResponse): Promise<Body> {
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** What people do beside the journey that is watched: they talk to the marketplace without a browser. */
export function createMarket(request: APIRequestContext, { lang, currency }: Preferences) {
  const headers = (session?: Session) => ({
    lang,
    Currency: currency,
    ...(session && { Authorization: `Bearer ${session.token}` }),
  });
  const get = async <Body>(path: string, session?: Session): Promise<Body> =>
    read<Body>(await request.get(`/api${path}`, { headers: headers(session) }));
  const post = async <Body>(path: string, session: Session, data: object): Promise<Body> =>
    read<Body>(await request.post(`/api${path}`, { headers: headers(session), data }));

  const signIn = async ({ email, password }: Credentials): Promise<Session> => {
    const data = { email, password, remember_me: true };
    const response = await request.post('/api/auth/login', { headers: headers(), data });
    const { token, user } = await read<{ token: string; user: { role: 1 | 2 | 3 } }>(response);
    return { token, role: ROLES[user.role] };
  };

  const getProduct = async (slug: string): Promise<ProductDetail> =>
    (await get<{ product: ProductDetail }>(`/products/${slug}`)).product;

  const findPlace = async () => {
    const countries = await get<{ data: (Place & { iso2: string })[] }>('/countries');
    const country = countries.data.find(({ iso2 }) => iso2 === 'SA')?.id ?? 0;
    const states = await get<{ data: Place[] }>(`/states?country_id=${country}`);
    const state = states.data[0]?.id ?? 0;
    const cities = await get<{ data: Place[] }>(`/cities?state_id=${state}`);
    return { country, state, city: cities.data[0]?.id ?? 0 };
  };

  return {
    signIn,

    /** Opens an account for a new customer and signs in. */
    async newCustomer(): Promise<Session & { person: Person }> {
      const person = newPerson();
      const multipart = { ...person, confirm_password: person.password, terms: 'true', account_type: 'customer' };
      await read(await request.post('/api/auth/register', { headers: headers(), multipart }));
      return { ...(await signIn(person)), person };
    },

    /** Every product on sale, or those that a query like `tag=clinic` narrows them to; the oldest first. */
    async listProducts(query = ''): Promise<Product[]> {
      const page = (number: number) =>
        get<{ products: Product[]; meta: { last_page: number } }>(`/products?filter=true&page=${number}&${query}`);
      const first = await page(1);
      const others = Array.from({ length: first.meta.last_page - 1 }, (_, index) => page(index + 2));
      const products = [first, ...(await Promise.all(others))].flatMap((answer) => answer.products);
      return products.sort((one, other) => one.id - other.id);
    },

    /** What the shop shows for the query of a list, in its order: `search=mask&sort=price_asc`. */
    findProducts: (query: string) => get<{ products: Product[]; meta: { total: number } }>(`/products?${query}`),

    /** The categories that products are on sale in. */
    async listCategories(): Promise<Category[]> {
      return (await get<{ categories: Category[] }>('/categories')).categories;
    },

    /** The tags that most products carry. */
    async listTags(): Promise<Tag[]> {
      return (await get<{ data: Tag[] }>('/tags')).data;
    },

    getProduct,

    /** Those of the products that come in sizes or colours, as their own pages show them. */
    getAllWithVariants: async (products: readonly Product[]): Promise<ProductDetail[]> =>
      Promise.all(products.filter(({ has_variants }) => has_variants).map(({ slug }) => getProduct(slug))),

    /** One page of the shop, as its query says. */
    async showShop(query: string): Promise<Product[]> {
      return (await get<{ products: Product[] }>(`/products?filter=true&${query}`)).products;
    },

    /** What was written about a product, in numbers. */
    async countReviews(product: Pick<Product, 'id'>): Promise<{ total: number; counts: Record<number, number> }> {
      return (
        await get<{ summary: { total: number; counts: Record<number, number> } }>(`/products/${product.id}/reviews`)
      ).summary;
    },

    /** The vendor whose account this is. */
    async getVendorId(session: Session): Promise<number> {
      const response = await request.get('/api/user', { headers: headers(session) });
      const { user } = await read<{ user: { vendor: { id: number } | null } }>(response);
      return user.vendor?.id ?? 0;
    },

    addToCart: (session: Session, line: Line) => post('/carts', session, line),
    keep: (session: Session, { id }: Pick<Product, 'id'>) => post('/wishlist', session, { product_id: id }),

    /** Orders what is in the cart, to an address in Saudi Arabia. */
    async placeOrder(session: Session & { person: Person }): Promise<{ order_no: string }> {
      const { firstname, lastname, email, phone_number } = session.person;
      const place = await findPlace();
      const { country } = place;
      const { orders } = await post<{ orders: { order_no: string }[] }>('/orders/checkout', session, { country });
      const order_no = orders[0]?.order_no ?? '';
      const billing = {
        ...{ firstname, lastname, email, phone_number },
        ...{ company_name: 'Gulf Care', company_address: '12 Palm Street', postal_code: '12211' },
        ...{ address_1: '12 Palm Street', address_2: 'Floor 3', message: 'Ring twice.' },
        ...place,
      };
      await post('/orders/place-order', session, { order_no, payment_method: 'cash', billing });
      return { order_no };
    },

    /** The vendor confirms, ships and hands over their part of an order. */
    async completeOrder(vendor: Session, orderNo: string): Promise<void> {
      const { data } = await get<{ data: { orders: { id: number }[] } }>(`/vendor/orders?search=${orderNo}`, vendor);
      for (const status of ['Confirmed', 'Shipped', 'Completed']) {
        await post(`/vendor/orders/${data.orders[0]?.id}/status`, vendor, { status });
      }
    },

    /** The customer's cart, by vendor. */
    readCart: (session: Session): Promise<CartContents> => get('/carts', session),

    /** What a customer has ordered lately, one entry per vendor. */
    async listOrders(session: Session): Promise<VendorOrder[]> {
      const { user } = await get<{ user: { id: number } }>('/user', session);
      const { data } = await get<{ data: { orders: VendorOrder[] } }>(`/orders/id=${user.id}`, session);
      return data.orders;
    },

    /** The vendor's part of an order. */
    async findVendorOrder(vendor: Session, orderNo: string): Promise<VendorOrder | undefined> {
      const { data } = await get<{ data: { orders: VendorOrder[] } }>(`/vendor/orders?search=${orderNo}`, vendor);
      return data.orders[0];
    },

    updateOrder: (vendor: Session, id: number, change: { status: string; tracking_information?: string }) =>
      post(`/vendor/orders/${id}/status`, vendor, change),

    /** Ends a session as signing out elsewhere does: the browser that holds it learns it with its next call. */
    endSession: (session: Session) => post('/auth/logout', session, {}),
  };
}
