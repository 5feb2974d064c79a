import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { shopDay } from '../../../calendar/working-days.ts';
import { translate } from '../../../i18n/translate.ts';
import { ScannedCode } from '../../../wire/fields.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { readBoxCode } from './box-code.ts';
import { NO_PARTS } from './box-parts.ts';
import { createLotGoods, LotGoods } from './goods.ts';

export const ScanForm = z.strictObject({
  code: ScannedCode(1000).describe('Text of the scanner; ␝, | or ^ may stand for the separator'),
});

const Day = z.iso.date().nullable();

export const ScannedBox = z
  .object({
    problem: z.string().describe('What is wrong with the code, in words; empty if it could be read'),
    gtin: z.string().nullable().describe('GTIN of 14 digits'),
    lot_no: z.string().nullable().describe('Number on the box'),
    expires_on: Day.describe('Last day of use'),
    made_on: Day.describe('Day of manufacture'),
    quantity: z.number().int().nullable().describe('Units in a carton'),
    matches: z.array(LotGoods).describe('Own products and variants with this GTIN'),
  })
  .meta({ id: 'ScannedBox', description: 'Parts of the code on a box; null: not in the code' });

/** Reads the codes of boxes for a vendor. */
export const createBoxScanner = ({ database }: Pick<FastifyInstance, 'database'>) => {
  const goods = createLotGoods(database);
  return async (vendorId: number, text: string, lang: Lang): Promise<z.infer<typeof ScannedBox>> => {
    const code = readBoxCode(text, shopDay(new Date()));
    const read = { ...NO_PARTS, ...(code.kind === 'unreadable' ? code.read : code) };
    const reason = code.kind === 'unreadable' ? code.reason : code.kind === 'hibc' ? 'hibc' : null;
    return {
      problem: reason ? translate(lang, `lots.scan.${reason}`) : '',
      gtin: read.gtin,
      lot_no: read.lotNo,
      expires_on: read.expiresOn,
      made_on: read.madeOn,
      quantity: read.quantity,
      matches: read.gtin ? await goods.withBarcode(vendorId, read.gtin) : [],
    };
  };
};
