import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '../../../src/sql/sql.ts';
import type { Database } from '../../../src/database/database.ts';
import { createFileStore } from '../../../src/files/file-store.ts';
import { copyFolder, createFolderStorage } from '../../../src/files/folder-storage.ts';
import type { SecretBox } from '../../../src/runtime/secret-box.ts';
import type { FileStorage } from '../../../src/files/file-storage.ts';
import { createValueRepository } from '../../../src/modules/catalogue/attributes/value-repository.ts';
import { refreshSearch } from '../../../src/search/search-index.ts';
import { hashPassword } from '../../../src/modules/people/auth/passwords.ts';
import { drawAll } from './draw.ts';
import { pictureSizes } from '../../illustrations/render.ts';
import { buildDemo } from './build-demo.ts';
import type { PictureSizes } from './build-demo.ts';
import { addGeneratedProducts } from '../catalogue-rows/generated-products.ts';
import { picturesByKey } from '../catalogue/pictures.ts';
import { advanceIds, insertRows } from '../insert-rows.ts';
import { hourMs } from '../moments.ts';
import { writePapers } from '../people-rows/licence-rows.ts';
import { settleLicences } from '../people-rows/settle-licences.ts';
import { writeCertificates } from '../people/certificates.ts';
import { writeSecondFactor } from '../people-rows/second-factor.ts';
import { planHoliday } from '../people-rows/holiday.ts';
import { readPlaces } from '../places.ts';
import { askForData } from '../sales/ask-for-data.ts';
import { issueInvoices, writeOwnInvoice } from '../sales/issue-invoices.ts';
import { openDemoBank } from '../sales/demo-bank.ts';
import { payByCard } from '../sales/pay-by-card.ts';
import { postSales } from '../sales/post-sales.ts';
import { refundCards } from '../sales/refund-cards.ts';
import { recallBatches } from '../sales/recall-batches.ts';
import { returnGoods } from '../sales/return-goods.ts';
import { writeMessages } from '../sales/write-messages.ts';

/** Password of every seeded account; the accounts exist in demo mode only. */
const demoPassword = 'balsam-demo';

interface SeedOptions {
  /** Folder for generated files: DATA_DIR/files, with public pictures and private documents below it. */
  filesFolder: string;
  /** Storage of the files, if not that folder. */
  storage?: FileStorage;
  /** File of the test bank; omit to write none. */
  bankFile?: string;
  /** Seals the secret of the one second factor; omit to write none. */
  secretBox?: SecretBox;
  /** Day on which the demo is set up; its history precedes it. */
  today: Date;
  /** Total number of products; those beyond the demo's own are generated. */
  products?: number;
  /** Receives progress messages. */
  onProgress?: (sentence: string) => void;
}

async function measurePictures(folder: string): Promise<PictureSizes> {
  const measured = [...picturesByKey.keys()].map(async (key): Promise<[string, number]> => {
    const files = await Promise.all(pictureSizes.map((size) => stat(path.join(folder, `${key}-${size}.webp`))));
    return [key, files.reduce((bytes, file) => bytes + file.size, 0)];
  });
  return new Map(await Promise.all(measured));
}

const wholeHour = (moment: Date) => new Date(Math.floor(moment.getTime() / hourMs) * hourMs);

/**
 * Fills an empty, migrated database with the demo: people, catalogue, half a year of orders, and draws the pictures.
 * All rows are written in one transaction: an interrupted start leaves the database empty.
 */
export async function seedDemo(
  database: Database,
  { filesFolder, storage, bankFile, secretBox, today, products, onProgress }: SeedOptions,
): Promise<void> {
  const publicFolder = path.join(filesFolder, 'public');
  onProgress?.('Drawing the product pictures');
  await drawAll(publicFolder);
  await writeCertificates(path.join(filesFolder, 'private'));
  await writePapers(path.join(filesFolder, 'private'));
  await writeOwnInvoice(path.join(filesFolder, 'private'));
  if (storage) await copyFolder(filesFolder, storage);
  const now = wholeHour(today);
  const passwordHash = await hashPassword(demoPassword);
  const sizes = await measurePictures(publicFolder);
  const tables = buildDemo({ now, passwordHash, pictureSizes: sizes, places: await readPlaces(database) });
  // The bank's data of an earlier demo would match no payment.
  if (bankFile !== undefined) await rm(bankFile, { force: true });
  const bank = openDemoBank(bankFile ?? null);
  onProgress?.('Writing people, products and orders');
  await database.longTransaction(async () => {
    for (const [table, rows] of Object.entries(tables)) await insertRows(database, table, rows);
    for (const [table, [first]] of Object.entries(tables))
      if (first && 'id' in first) await advanceIds(database, table);
    const productIds = tables.products.map(({ id }) => id);
    await createValueRepository(database).writeFacets(productIds);
    await refreshSearch(database, productIds);
    if (secretBox) await writeSecondFactor(database, secretBox);
    await settleLicences(database, now);
    await planHoliday(database, now);
    await issueInvoices(database);
    await payByCard(database, bank);
    await postSales(database, now);
    await refundCards(database, bank);
    const files = createFileStore(database, storage ?? createFolderStorage(filesFolder), { error: () => undefined });
    await returnGoods(database, { files, pictures: publicFolder, now });
    await writeMessages(database, { files, pictures: publicFolder });
    await recallBatches(database, now);
    await askForData(database, { files, now });
    await addGeneratedProducts(database, { now, count: (products ?? 0) - tables.products.length, onProgress });
    // VAT rates are reference data and survive a reset of the demo.
    await database.query(sql`
      INSERT INTO vat_rates (country_iso2, vat_class, rate_bp, from_day)
      VALUES ('BH', 'standard', 1200, make_date(${now.getUTCFullYear() + 2}, 1, 1)) ON CONFLICT DO NOTHING`);
    await database.query(sql`ANALYZE`);
  });
}
