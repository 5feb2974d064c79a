import { randomUUID } from 'node:crypto';
import type { Calls } from './calls.ts';
import { CERTIFICATE } from './certificate.ts';
import { DEMO, newPerson, type Person, type Session } from './people.ts';
import type {
  Currency,
  AdminVendorRow,
  Category,
  CreateVendorProductRequest as Form,
  Product,
  ProductDetail,
  VendorProduct,
} from '../../shared-api/src/wire/index.ts';

type Text = 'name' | 'arabic_name' | 'description' | 'arabic_description' | 'sku' | 'barcode';
type Amount = 'category_id' | 'stock' | 'price_sar' | 'price_bhd' | 'price_usd';

/** Product as entered by its vendor. Prices in major units. */
export type NewProduct = Pick<Form, Text> & Record<keyof Pick<Form, Amount>, number> & Required<Pick<Form, 'status'>>;

/** Vendor with a session. */
export interface Vendor extends Session {
  person: Person;
  id: number;
  companyName: string;
}

interface NewBatch {
  readonly lot_no: string;
  /** YYYY-MM-DD. */
  readonly expires_on: string;
  readonly quantity: number;
}

const COMPANY = { en: 'Cedar Supplies', ar: 'مستلزمات الأرز' };
const CATEGORY = 'Splints';

/** True for products of the demo. Those of new vendors change during the run. */
export const isOfDemo = ({ vendor }: Pick<Product, 'vendor'>): boolean =>
  !Object.values(COMPANY).some((name) => vendor.company_name.startsWith(name));

/** True for categories of the demo, which do not change. */
export const isCategoryOfDemo = ({ slug }: Pick<Category, 'slug'>): boolean =>
  !slug.startsWith(`${CATEGORY.toLowerCase()}-`);

/** Unique letters; digits might match another journey's search. */
export const newCode = () =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'GHJKMNPQRS'.charAt(Number(digit)))
    .toUpperCase();

const ARABIC_LETTERS = 'بتثجحخدذرزسشصضطظعغفقكلمنهو';

/** Code in Arabic letters, for Arabic names. */
export const inArabicLetters = (code: string) =>
  code.replace(/[A-Z]/g, (letter) => ARABIC_LETTERS.charAt(letter.charCodeAt(0) - 65));

/** Unique company names. */
export function newCompanyNames(): { en: string; ar: string } {
  const code = newCode();
  return { en: `${COMPANY.en} ${code}`, ar: `${COMPANY.ar} ${inArabicLetters(code)}` };
}

/** Unique category names. */
export function newCategoryNames(): { en: string; ar: string } {
  const code = newCode();
  return { en: `${CATEGORY} ${code}`, ar: `جبائر ${inArabicLetters(code)}` };
}

/** Unique product names and codes. */
function newNames(): Pick<NewProduct, 'name' | 'arabic_name' | 'sku' | 'barcode'> {
  const code = newCode();
  return { name: `Tourniquet ${code}`, arabic_name: `عاصبة ${inArabicLetters(code)}`, sku: code, barcode: `62${code}` };
}

/** Form fields of a product, without fields added by the marketplace. */
const writtenIn = (product: NewProduct): NewProduct => {
  const { name, arabic_name, description, arabic_description, sku, barcode, category_id, status, stock } = product;
  const { price_sar, price_bhd, price_usd } = product;
  const texts = { name, arabic_name, description, arabic_description, sku, barcode };
  return { ...texts, category_id, status, stock, price_sar, price_bhd, price_usd };
};

/** Actions of vendors, and of the admin for them. */
export function createSelling({ get, post, send, signIn, fetchFile }: Calls) {
  const newPicture = async (vendor: Session): Promise<number> => {
    const { products } = await get<{ products: Product[] }>('/products?featured=true');
    const { product } = await get<{ product: ProductDetail }>(`/products/${products.find(isOfDemo)?.slug}`);
    const buffer = await fetchFile(product.images[0]?.url ?? '');
    const picture = { name: 'picture.webp', mimeType: 'image/webp', buffer };
    return (await send<{ picture: { id: number } }>('/vendor/pictures', vendor, { picture })).picture.id;
  };

  /** Location of a store, as the registration requires it. */
  const findStore = async () => {
    const first = async (path: string) => (await get<{ data: { id: number }[] }>(path)).data[0]?.id ?? 0;
    const country = await first('/countries?search=Saudi');
    const state = await first(`/states?country_id=${country}`);
    const city = await first(`/cities?state_id=${state}`);
    return {
      ...{ 'store_address[country]': String(country), 'store_address[state]': String(state) },
      ...{ 'store_address[city]': String(city), 'store_address[address_1]': '7 Harbour Road' },
    };
  };

  return {
    /**
     * Registers a new vendor, approved by the admin, and signs in. Ships to Saudi Arabia and Bahrain with cash on
     * delivery.
     */
    async newVendor(person = newPerson()): Promise<Vendor> {
      const companyName = newCompanyNames().en;
      await send('/auth/register', undefined, {
        ...person,
        ...{ confirm_password: person.password, terms: 'true', account_type: 'vendor' },
        'store_address[company_name]': companyName,
        ...(await findStore()),
        cr_certificate: { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(CERTIFICATE) },
      });
      const admin = await signIn(DEMO.admin);
      const { vendors } = await get<{ vendors: AdminVendorRow[] }>(`/admin/vendor?search=${person.email}`, admin);
      const id = vendors[0]?.id ?? 0;
      await post(`/admin/vendor/${id}/status`, admin, { active: 1 });
      return { ...(await signIn(person)), person, id, companyName };
    },

    /** Adds a product, by default active and with a picture. It is pending approval. */
    async addProduct(
      vendor: Session,
      given: Partial<NewProduct> = {},
    ): Promise<NewProduct & { id: number; slug: string }> {
      const { categories } = await get<{ categories: Category[] }>('/categories');
      const form: NewProduct = {
        ...newNames(),
        // The last category, because other journeys count products in the first ones.
        category_id: categories.filter(isCategoryOfDemo).at(-1)?.id ?? 0,
        ...{ description: 'Sterile and soft.', arabic_description: 'معقّم وناعم.' },
        ...{ status: 'active', stock: 50 },
        ...{ price_sar: 20, price_bhd: 2, price_usd: 5.3 },
        ...given,
      };
      const images = [{ id: await newPicture(vendor) }];
      const { product } = await post<{ product: { id: number; slug: string } }>('/vendor/products', vendor, {
        ...form,
        images,
      });
      return { ...form, ...product };
    },

    /** Begins to track the batches of a product; units that none of them explains are of an unknown batch. */
    trackBatches: (vendor: Session, { slug }: { slug: string }, lots: readonly NewBatch[]) =>
      post(`/vendor/products/${slug}/lots/start`, vendor, { lots }),

    /** Approves a product, or revokes its approval. */
    toggleApproval: async ({ id }: { id: number }) =>
      post(`/admin/product/toggle/approval/${id}`, await signIn(DEMO.admin), {}),

    /** Posts an adjustment, positive in the vendor's favour. */
    adjust: async ({ id }: Vendor, amount: number, currency: Currency) =>
      post('/admin/money/adjustments', await signIn(DEMO.admin), {
        ...{ vendor_id: id, currency, amount, reason: 'Goodwill' },
      }),

    /** Accepts a product's pending changes. */
    async acceptChanges({ id }: { id: number }) {
      const admin = await signIn(DEMO.admin);
      const { change_id } = await get<{ change_id: number }>(`/admin/product/${id}/changes`, admin);
      return post(`/admin/product/${id}/accept-changes`, admin, { change_id });
    },

    /** Edits a product; its pictures do not change. */
    editProduct: (vendor: Session, { slug, ...product }: NewProduct & { slug: string }, change: Partial<NewProduct>) =>
      post(`/vendor/products/${slug}`, vendor, { ...writtenIn(product), ...change, _method: 'PUT' }),

    /** Deletes a product. */
    deleteProduct: (vendor: Session, { id }: { id: number }) =>
      post('/vendor/products/bulk', vendor, { ids: [id], action: 'delete' }),

    /** Lists one page of the vendor's products, filtered by a query such as `status=inactive`. */
    async listOwnProducts(vendor: Session, query = ''): Promise<VendorProduct[]> {
      return (await get<{ products: VendorProduct[] }>(`/vendor/products?filter=true&${query}`, vendor)).products;
    },
  };
}
