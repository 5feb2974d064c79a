import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { hashToken } from '../../src/plugins/session.ts';
import { sql } from '../../src/sql/sql.ts';
import type { TestResponse, TestApp } from './app.ts';
import type { Vendor } from './factories.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A complete picture, as a phone takes it. */
export const photo = ({ side = 240, background = 'teal' } = {}): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

/** A file field of a form. */
export const fileOf = (content: Buffer, name = 'photo.png') => new File([new Uint8Array(content)], name);

/** A vendor's product form, step by step through the API. */
export const createProductWriter = ({ call, make, database }: TestApp, { token }: Pick<Vendor, 'token'>) => {
  let written = 0;

  const upload = async (content: Buffer, name?: string): Promise<TestResponse> =>
    call('POST /vendor/pictures', { token, body: { picture: fileOf(content, name) } });

  const writer = {
    upload,

    /** Encoding a picture takes longer than the rest of a test. @returns the id of an upload without its files */
    async picture(): Promise<number> {
      const row = await database.first<{ id: number }>(sql`
        INSERT INTO files (storage_key, visibility, original_name, mime, bytes, owner_user_id)
        SELECT ${`uploads/${randomBytes(16).toString('hex')}`}, 'public', 'photo.png', 'image/webp', 1000, user_id
        FROM sessions WHERE token_hash = ${hashToken(token)} RETURNING id`);
      return row?.id ?? 0;
    },

    /** A complete form with a picture; `fields` override its values. */
    async fields(fields: Fields = {}): Promise<Fields> {
      written += 1;
      return {
        name: 'Elbow Crutch',
        arabic_name: 'عكاز مرفق',
        description: 'Light and adjustable.',
        arabic_description: 'خفيف وقابل للتعديل.',
        sku: `EC-${written}`,
        barcode: '6281000000017',
        category_id: (await make.category()).id,
        stock: 12,
        price_sar: 49.5,
        price_bhd: 4.955,
        price_usd: 13.2,
        ...('images' in fields || 'product_image' in fields ? {} : { images: [{ id: await writer.picture() }] }),
        ...fields,
      };
    },

    create: async (fields: Fields = {}): Promise<TestResponse> =>
      call('POST /vendor/products', { token, body: await writer.fields(fields) }),

    /** @returns the created product as the form reads it */
    async created(fields: Fields = {}): Promise<TestResponse['body']> {
      const { status, body, text } = await writer.create(fields);
      if (status !== 200) throw new Error(text);
      return body.product;
    },

    read: async (slug: string): Promise<TestResponse['body']> =>
      (await call(`GET /vendor/products/${slug}`, { token })).body.product,

    /** Saves a product as read, with some fields changed. */
    async edit(product: TestResponse['body'], fields: Fields = {}): Promise<TestResponse> {
      return call(`POST /vendor/products/${product.slug}`, { token, body: { ...writer.formOf(product), ...fields } });
    },

    /** The form of an unchanged product. */
    formOf(product: TestResponse['body']): Record<string, unknown> {
      const { name, arabic_name, description, arabic_description, sku, barcode, category_id, status } = product;
      const { stock, discount, price_sar, price_bhd, price_usd, tags, updated_at: updated_at_seen } = product;
      return {
        _method: 'PUT',
        ...{ name, arabic_name, description, arabic_description, sku, barcode, category_id, status },
        ...{ stock, stock_seen: stock, discount, price_sar, price_bhd, price_usd, tags, updated_at_seen },
        related_products: product.related_products.map(({ id }: { id: number }) => id),
        variants: product.variants.map((variant: { stock: number }) => ({ ...variant, stock_seen: variant.stock })),
      };
    },
  };
  return writer;
};

export type ProductWriter = ReturnType<typeof createProductWriter>;
