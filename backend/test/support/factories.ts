import { randomBytes } from 'node:crypto';
import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';
import { hashPassword } from '../../src/modules/people/auth/passwords.ts';
import { createVendorAccountRepository } from '../../src/modules/people/auth/vendor-account-repository.ts';
import type { PRESET_ROLES } from '../../src/facts/permissions.ts';
import { hashToken } from '../../src/plugins/session.ts';
import { searchText } from '../../src/search/search-text.ts';

/** Password of all users of the factories. */
export const TEST_PASSWORD = 'olive-branch-7';

const passwordHash = hashPassword(TEST_PASSWORD);

let made = 0;
const next = () => (made += 1);

const idOf = (row: { id: number } | null): number => {
  if (!row) throw new Error('The factory inserted no row.');
  return row.id;
};

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

export interface Vendor extends Person {
  readonly vendorId: number;
}

interface VendorSpec {
  readonly active?: 0 | 1 | 2;
  readonly isPlaced?: boolean;
}

interface VariantSpec {
  readonly value?: string;
  readonly stock?: number;
  readonly price?: number;
}

interface ProductSpec {
  readonly vendorId?: number;
  readonly categoryId?: number;
  readonly name?: string;
  readonly nameAr?: string;
  readonly sku?: string;
  readonly slug?: string;
  /** Minor units of SAR; BHD gets as many fils and USD as many cents, unless `prices` differs. */
  readonly price?: number;
  readonly prices?: { readonly sar: number; readonly bhd: number; readonly usd: number };
  readonly discount?: number;
  readonly stock?: number;
  readonly status?: 'active' | 'draft';
  readonly approved?: boolean;
  readonly featured?: boolean;
  readonly tags?: string[];
  readonly variants?: readonly VariantSpec[];
}

const searchableVariants = (sku: string, variants: readonly VariantSpec[]) => ({
  codes: variants.map((_variant, index) => `${sku}-${index}`),
  values: variants.map(({ value = 'M' }) => value),
});

/** Creates users and records directly in the database; each is new and unique. */
export const createFactories = (database: Database) => {
  const insert = async (statement: ReturnType<typeof sql>) => idOf(await database.first<{ id: number }>(statement));

  const signInAll = async (userIds: readonly number[]): Promise<string[]> => {
    const tokens = userIds.map(() => randomBytes(32).toString('base64url'));
    await database.query(sql`
      INSERT INTO sessions (token_hash, user_id, acting, vendor_id, expires_at)
      SELECT token_hash, opened.user_id, CASE WHEN p.user_id IS NOT NULL THEN 1 WHEN m.user_id IS NOT NULL THEN 2 ELSE 3 END,
        CASE WHEN p.user_id IS NULL THEN m.vendor_id END, now() + interval '1 day'
      FROM unnest(${tokens.map(hashToken)}::bytea[], ${userIds}::bigint[]) AS opened (token_hash, user_id)
        LEFT JOIN members p ON p.user_id = opened.user_id AND p.vendor_id IS NULL
        LEFT JOIN members m ON m.user_id = opened.user_id AND m.vendor_id IS NOT NULL`);
    return tokens;
  };

  const signIn = async (userId: number): Promise<string> => {
    const [token = ''] = await signInAll([userId]);
    return token;
  };

  const account = async (isCustomer: boolean, firstname: string): Promise<Omit<Person, 'token'>> => {
    const n = next();
    const email = `${firstname.toLowerCase()}-${n}@test.balsam.test`;
    const id = await insert(sql`
      INSERT INTO users (is_customer, email, password_hash, firstname, lastname, phone_number)
      VALUES (${isCustomer}, ${email}, ${await passwordHash}, ${firstname}, ${`No${n}`}, '0500000000') RETURNING id`);
    return { id, email };
  };

  const signedIn = async (person: Omit<Person, 'token'>): Promise<Person> => ({
    ...person,
    token: await signIn(person.id),
  });

  const country = async ({ iso2 = 'SA', name = 'Saudi Arabia', nameAr = 'المملكة العربية السعودية' } = {}) =>
    insert(sql`
      INSERT INTO countries (iso2, name, name_ar) VALUES (${iso2}, ${name}, ${nameAr})
      ON CONFLICT (iso2) DO UPDATE SET name = EXCLUDED.name RETURNING id`);

  const factories = {
    customer: async () => signedIn(await account(true, 'Layla')),

    /** A member of the platform, an owner unless another preset role is named. */
    async admin(role: keyof typeof PRESET_ROLES.platform = 'owner'): Promise<Person> {
      const person = await account(false, 'Maryam');
      await database.query(sql`
        INSERT INTO members (user_id, preset) VALUES (${person.id}, ${role})`);
      return signedIn(person);
    },

    /** Another member of a store, in a preset role. */
    async member(vendorId: number, role: keyof typeof PRESET_ROLES.vendor): Promise<Vendor> {
      const person = await account(false, 'Huda');
      await database.query(sql`
        INSERT INTO members (vendor_id, user_id, preset) VALUES (${vendorId}, ${person.id}, ${role})`);
      return { ...(await signedIn(person)), vendorId };
    },

    /** A guest without an order. @returns them with their Guest-Token */
    async guest(kind: 'cart' | 'order' = 'cart'): Promise<Person> {
      const id = await insert(sql`
        INSERT INTO users (kind, email, password_hash, firstname, lastname, deleted_at)
        VALUES ('guest', '', '!', '', '', now()) RETURNING id`);
      const token = randomBytes(32).toString('base64url');
      await database.query(sql`
        INSERT INTO guest_tokens (token_hash, user_id, kind, expires_at)
        VALUES (${hashToken(token)}, ${id}, ${kind}, now() + interval '1 day')`);
      return { id, email: '', token };
    },

    /** Opens another session. @returns its token */
    signIn,

    /** Opens a session for each user in one statement. @returns the tokens in the same order */
    signInAll,

    /**
     * An approved vendor who ships everywhere, free above a threshold.
     * @param isPlaced has a city; false by default if approved, so that amounts have no tax
     */
    async vendor({ active = 1, isPlaced = active !== 1 }: VendorSpec = {}): Promise<Vendor> {
      const owner = await account(false, 'Omar');
      const place = isPlaced ? await factories.place() : { countryId: null, stateId: null, cityId: null };
      const fileId = await insert(sql`
        INSERT INTO files (storage_key, visibility, original_name, mime, bytes, owner_user_id)
        VALUES (${`test-${owner.id}.pdf`}, 'private', 'certificate.pdf', 'application/pdf', 1, ${owner.id}) RETURNING id`);
      const vendorId = await createVendorAccountRepository(database).insert({
        userId: owner.id,
        companyName: `Supplies ${owner.id}`,
        companyAddress: '1 Market Street',
        companyPhone: '0500000000',
        ...place,
        postalCode: '',
        certificateFileId: fileId,
      });
      await database.query(sql`UPDATE vendors SET active = ${active} WHERE id = ${vendorId}`);
      const bahrain = sql`(SELECT id FROM countries WHERE iso2 = 'BH')`;
      await database.query(sql`DELETE FROM shipping_zones WHERE vendor_id = ${vendorId} AND country_id = ${bahrain}`);
      await database.query(sql`UPDATE shipping_zones SET country_id = NULL WHERE vendor_id = ${vendorId}`);
      // The default shipping of new vendors, unless an admin has saved one.
      await database.query(sql`
        UPDATE shipping_rates r SET free_from = CASE r.currency WHEN 'USD' THEN 5300 ELSE 20000 END
        FROM shipping_zones z
        WHERE z.id = r.zone_id AND z.vendor_id = ${vendorId}
          AND NOT EXISTS (SELECT 1 FROM settings WHERE key = 'platform')`);
      return { ...(await signedIn(owner)), vendorId };
    },

    async category({ name = `Category ${next()}`, nameAr = 'قسم' } = {}) {
      const slug = `category-${next()}`;
      const id = await insert(
        sql`INSERT INTO categories (slug, name, name_ar) VALUES (${slug}, ${name}, ${nameAr}) RETURNING id`,
      );
      return { id, slug, name };
    },

    /** A product on sale, with its opening stock in the stock moves. The variants, if any, carry the stock. */
    async product(spec: ProductSpec = {}) {
      const n = next();
      const vendorId = spec.vendorId ?? (await factories.vendor()).vendorId;
      const categoryId = spec.categoryId ?? (await factories.category()).id;
      const {
        name = `Mask ${n}`,
        nameAr = `كمامة ${n}`,
        sku = `SKU-${n}`,
        slug = `product-${n}`,
        tags = [],
        variants = [],
      } = spec;
      const prices = spec.prices ?? { sar: spec.price ?? 1000, bhd: spec.price ?? 1000, usd: spec.price ?? 1000 };
      const stock = variants.length
        ? variants.reduce((sum, variant) => sum + (variant.stock ?? 10), 0)
        : (spec.stock ?? 10);
      const id = await insert(sql`
        INSERT INTO products (vendor_id, category_id, slug, sku, name, name_ar, price_sar, price_bhd, price_usd, discount, stock,
          has_variants, status, approval_status, is_featured, search_text)
        VALUES (${vendorId}, ${categoryId}, ${slug}, ${sku}, ${name}, ${nameAr}, ${prices.sar}, ${prices.bhd}, ${prices.usd},
          ${spec.discount ?? 0}, ${stock}, ${variants.length > 0}, ${spec.status ?? 'active'}, ${spec.approved === false ? 0 : 1},
          ${spec.featured ?? false}, ${searchText({ name, nameAr, sku, tags, ...searchableVariants(sku, variants) })})
        RETURNING id`);
      const variantIds: number[] = [];
      for (const [index, variant] of variants.entries())
        variantIds.push(await factories.variant(id, `${sku}-${index}`, variant));
      if (!variants.length && stock) await factories.openStock(id, null, stock);
      for (const tag of tags) await factories.tag(id, tag);
      return { id, slug, sku, name, vendorId, categoryId, variantIds };
    },

    async variant(productId: number, sku: string, { value = 'M', stock = 10, price = 1000 }: VariantSpec) {
      const id = await insert(sql`
        INSERT INTO variants (product_id, type, value, sku, price_sar, price_bhd, price_usd, stock)
        VALUES (${productId}, 'size', ${value}, ${sku}, ${price}, ${price}, ${price}, ${stock}) RETURNING id`);
      if (stock) await factories.openStock(productId, id, stock);
      return id;
    },

    openStock: (productId: number, variantId: number | null, stock: number) =>
      database.query(sql`
        INSERT INTO stock_moves (product_id, variant_id, delta, reason) VALUES (${productId}, ${variantId}, ${stock}, 'opening')`),

    async tag(productId: number, slug: string) {
      const id = await insert(sql`
        INSERT INTO tags (slug, name) VALUES (${slug}, ${slug}) ON CONFLICT (slug) DO UPDATE SET name = EXCLUDED.name RETURNING id`);
      await database.query(sql`INSERT INTO product_tags (product_id, tag_id) VALUES (${productId}, ${id})`);
    },

    country,

    /** A new city with its new state and its country. */
    async place(of: Parameters<typeof country>[0] = {}) {
      const countryId = await country(of);
      const stateId = await insert(sql`
        INSERT INTO states (country_id, name, name_ar) VALUES (${countryId}, 'Riyadh Region', 'منطقة الرياض') RETURNING id`);
      const cityId = await insert(
        sql`INSERT INTO cities (state_id, name, name_ar) VALUES (${stateId}, 'Riyadh', 'الرياض') RETURNING id`,
      );
      return { countryId, stateId, cityId };
    },

    /** A customer's default address; type 0 billing, 1 shipping. */
    async address(userId: number, type: 0 | 1 = 1) {
      const { countryId, stateId, cityId } = await factories.place();
      return insert(sql`
        INSERT INTO addresses (user_id, is_default_billing, is_default_shipping, country_id, state_id, city_id, address_1,
          postal_code, phone_number)
        VALUES (${userId}, ${type === 0}, ${type === 1}, ${countryId}, ${stateId}, ${cityId}, '12 Palm Street', '12345', '0500000000') RETURNING id`);
    },
  };
  return factories;
};

export type Factories = ReturnType<typeof createFactories>;
