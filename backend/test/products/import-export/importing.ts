import { sql } from '../../../src/sql/sql.ts';
import type { ImportReport } from '../../../src/modules/catalogue/products/import-export/schemas.ts';
import type { TestResponse, TestApp } from '../../support/app.ts';
import { form } from '../../support/form.ts';

export const HEAD =
  'sku,barcode,name,arabic_name,description,arabic_description,category,tags,status,stock,discount,price_sar,price_bhd,price_usd';

/** A line of a new product under HEAD. @param cells that differ from the defaults */
export const lineOf = (cells: Record<string, string>): string => {
  const usual: Record<string, string> = {
    barcode: '6281234567893',
    name: `Cotton roll ${cells.sku ?? ''}`,
    arabic_name: 'لفافة قطن',
    description: 'Soft cotton.',
    arabic_description: 'قطن ناعم.',
    stock: '5',
    price_sar: '12.50',
    price_bhd: '1.255',
    price_usd: '3.30',
  };
  const line = HEAD.split(',').map((column) => cells[column] ?? usual[column] ?? '');
  return line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
};

export const fileOf = (...lines: Record<string, string>[]): string => [HEAD, ...lines.map(lineOf)].join('\r\n');

/** Counts of an import. */
export const countsOf = ({ created, updated, unchanged, failed, written }: ImportReport) => ({
  created,
  updated,
  unchanged,
  failed,
  written,
});

/** Errors of a file: line, column, message. */
export const errorsOf = ({ errors }: ImportReport) => errors.map(({ row, field, message }) => [row, field, message]);

/** Imports and exports of a vendor. */
export const createImporting = ({ call, database }: TestApp) => ({
  /** Sends a file. @param dryRun omitted: the file is imported @param key Idempotency-Key */
  async send(
    token: string,
    file: string | Uint8Array<ArrayBuffer>,
    dryRun = false,
    key?: string,
  ): Promise<TestResponse> {
    const { body, headers } = await form({ file: new File([file], 'products.csv'), dry_run: dryRun ? '1' : '0' });
    return call('POST /vendor/products/import', {
      token,
      body,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    });
  },

  async report(token: string, file: string | Uint8Array<ArrayBuffer>, dryRun = false): Promise<ImportReport> {
    const { body, text } = await this.send(token, file, dryRun);
    if (!body?.report) throw new Error(text);
    return body.report;
  },

  /** The exported table of the vendor's products. */
  async exported(token: string, query = ''): Promise<string> {
    return (await call(`GET /vendor/products.csv${query}`, { token })).text;
  },

  product: (vendorId: number, sku: string) =>
    database.first<Record<string, unknown> & { id: number; stock: number }>(
      sql`SELECT * FROM products WHERE vendor_id = ${vendorId} AND sku = ${sku} AND deleted_at IS NULL`,
    ),
});

export type Importing = ReturnType<typeof createImporting>;
