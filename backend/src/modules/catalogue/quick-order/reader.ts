import { methodsOf } from '../shop/vendor-payment.ts';
import type { z } from 'zod';
import { shopDay } from '../../../calendar/working-days.ts';
import { barcodeSpellings } from '../../../text/gtin.ts';
import { codeKey } from '../../../text/normalize.ts';
import type { Database } from '../../../database/database.ts';
import { readBoxCode } from '../lots/box-code.ts';
import { toProduct, type Reader } from '../shop/product-row.ts';
import { toVariant } from '../shop/variant-view.ts';
import { createShippingRepository } from '../../sales/shipping/repository.ts';
import { deliversTo } from '../../sales/shipping/rule.ts';
import { createSkuRepository, type SkuMatchRow } from './repository.ts';
import type { Bought, SkuLine, SkuMatch } from './schemas.ts';

const toMatch = (
  row: SkuMatchRow,
  reader: Reader,
  delivers: boolean,
  takesCards: boolean,
): z.infer<typeof SkuMatch> => {
  const product = toProduct(row, reader);
  const variant = row.variant && toVariant(row.variant, row, reader.currency);
  const { stock, price } = variant ?? product;
  return {
    sku: row.matched_sku,
    product,
    variant,
    stock,
    price,
    delivers,
    payment_methods: methodsOf(row, takesCards),
  };
};

/** Each product or size once: its SKU may also be its barcode. */
const distinct = (matches: z.infer<typeof SkuMatch>[]) => {
  const byArticle = new Map(matches.map((match) => [`${match.product.id}/${match.variant?.id}`, match]));
  return [...byArticle.values()];
};

/** SKU and barcodes that a typed or scanned code may stand for. A GS1 code contains a barcode. */
const toWanted = (code: string, today: string) => {
  const box = readBoxCode(code, today);
  const { gtin } = box.kind === 'unreadable' ? box.read : box.kind === 'hibc' ? { gtin: null } : box;
  return {
    sku: codeKey(code),
    barcodes: [code, ...(gtin ? [gtin] : [])].flatMap(barcodeSpellings),
    isMisread: box.kind === 'unreadable' && box.reason === 'check_digit',
  };
};

/** Reads articles for ordering many at once. The customer is null for a visitor. */
export const createSkuReader = (database: Database, takesCards: boolean) => {
  const products = createSkuRepository(database);
  const shipping = createShippingRepository(database);

  const toMatches = async (rows: readonly SkuMatchRow[], reader: Reader, userId: number | null) => {
    const destination = await shipping.destination(userId);
    const vendorIds = [...new Set(rows.map((row) => row.vendor_id))];
    const rules = await shipping.rules(vendorIds, destination, reader.currency);
    return rows.map((row) => toMatch(row, reader, deliversTo(rules.get(row.vendor_id), destination), takesCards));
  };

  return {
    /** Products and variants of each code, by SKU, barcode or the barcode in a GS1 code, ignoring case and leading zeros of barcodes. */
    async lookUp(codes: readonly string[], reader: Reader, userId: number | null): Promise<z.infer<typeof SkuLine>[]> {
      const today = shopDay(new Date());
      const wanted = codes.map((code) => toWanted(code, today));
      const rows = await products.find(
        [...new Set(wanted.map(({ sku }) => sku))],
        [...new Set(wanted.flatMap(({ barcodes }) => barcodes))],
      );
      const all = await toMatches(rows, reader, userId);
      return wanted.map(({ sku, barcodes, isMisread }) => {
        const matches = distinct(all.filter((match) => codeKey(match.sku) === sku || barcodes.includes(match.sku)));
        return { matches, is_misread: matches.length === 0 && isMisread };
      });
    },

    /** Articles that a customer bought last, and the number of their orders. */
    async bought(reader: Reader, userId: number): Promise<z.infer<typeof Bought>> {
      const [rows, orders] = await Promise.all([products.bought(userId), products.countOrders(userId)]);
      const matches = await toMatches(rows, reader, userId);
      const articles = matches.map((match, index) => ({ ...match, last_quantity: rows[index]?.last_quantity ?? 1 }));
      return { articles, orders };
    },
  };
};
