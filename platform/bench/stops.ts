import type { Stop } from './measure.ts';

const CUSTOMER = { email: 'customer@demo.balsam.test', password: 'balsam-demo' };

async function call<Body>(origin: string, path: string, token?: string, body?: object): Promise<Body> {
  const response = await fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      Currency: 'SAR',
      lang: 'en',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

interface Products {
  products: { id: number; slug: string; stock: number; has_variants: boolean; vendor: { id: number } }[];
}

/** Signs in a customer and fills the cart with products of two vendors. Returns the token. */
async function fillCart(origin: string, { products }: Products): Promise<string> {
  const { token } = await call<{ token: string }>(origin, '/auth/login', undefined, CUSTOMER);
  const buyable = products.filter(isPlain);
  const first = buyable[0];
  const second = buyable.find(({ vendor }) => vendor.id !== first?.vendor.id);
  for (const product of [first, second]) {
    if (product) await call(origin, '/carts', token, { product_id: product.id, quantity: 1 });
  }
  return token;
}

/** List pages from which never-requested product pages are taken. */
const LIST_PAGES = [2, 3, 4, 5];
/** The interaction needs a product in stock and without variants. */
const isPlain = ({ stock, has_variants }: Products['products'][number]) => stock > 5 && !has_variants;

async function listOthers(origin: string): Promise<{ shop: string[]; product: string[] }> {
  const lists = await Promise.all(
    LIST_PAGES.map((page) => call<Products>(origin, `/products?filter=true&in_stock=1&page=${page}`)),
  );
  const plain = lists.flatMap(({ products }) => products).filter(isPlain);
  return {
    shop: Array.from({ length: 15 }, (_, index) => `/shop?page=${index + 6}`),
    product: plain.map(({ slug }) => `/product/${slug}`),
  };
}

/** Pages of the performance budget, each with a typical first interaction. */
export async function listStops(origin: string): Promise<Stop[]> {
  const products = await call<Products>(origin, '/products?filter=true&in_stock=1');
  const token = await fillCart(origin, products);
  const visitor = { lang: 'en', currency: 'SAR' };
  const customer = { ...visitor, token, user_role: 'user' };
  const product = products.products.find(isPlain);
  const others = await listOthers(origin);
  return [
    { path: '/', storage: visitor, act: (page) => page.getByRole('button', { name: 'Open menu' }).tap() },
    {
      path: '/shop',
      others: others.shop,
      storage: visitor,
      act: (page) => page.getByRole('button', { name: 'List view' }).tap(),
    },
    {
      path: `/product/${product?.slug}`,
      others: others.product,
      storage: visitor,
      act: (page) =>
        page
          .getByRole('button', { name: /^One more/ })
          .first()
          .tap(),
    },
    {
      path: '/cart',
      storage: customer,
      act: (page) =>
        page
          .getByRole('button', { name: /^One more/ })
          .first()
          .tap(),
    },
    {
      path: '/checkout',
      storage: customer,
      act: async (page) => {
        await page.getByLabel('Company name').tap();
        await page.keyboard.type('Clinic');
      },
    },
  ];
}
