import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { requiredFile } from '../../../files/uploaded-file.ts';
import { translate } from '../../../i18n/translate.ts';
import type { FieldMessage } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { SearchText } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { createLotGoods, LotGoods } from './goods.ts';
import { createLotTableReader, lotColumns, LotTable } from './lot-table.ts';
import { createBoxScanner, ScanForm, ScannedBox } from './scan.ts';
import { ReceiptForm } from './schemas.ts';
import { createLotService } from './service.ts';

const access = 'vendor';
const MAX_FILE_BYTES = 1024 * 1024;

const EXAMPLE = ['GLV-100', '', 'A12345', '2028-03-31', '2026-03-01', '24', '06281000000106', 'DN-1'];

const LotFile = z.strictObject({
  file: requiredFile('lots.file.required').describe('CSV with the columns of the template, of at most 200 lines'),
});

/** Deliveries of a vendor. */
export const lotReceivingRoutes: FastifyPluginAsyncZod = async (app) => {
  const lots = createLotService(app);
  const goods = createLotGoods(app.database);
  const scan = createBoxScanner(app);
  const readTable = createLotTableReader(app);

  app.get(
    '/vendor/lots/goods',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'Products and variants that track batches, by a part of their name or SKU',
        querystring: z.strictObject({ search: SearchText }),
        response: { 200: success({ goods: z.array(LotGoods).describe('At most 20, newest first') }) },
      },
    },
    async (request) => {
      const found = await goods.tracked(requireVendor(request).vendorId, request.query.search);
      return ok(request, 'lots.shown', { goods: found });
    },
  );

  app.post(
    '/vendor/lots/scan',
    {
      config: { access, permission: 'catalogue.write', idempotency: 'natural' },
      schema: {
        summary: 'Reads the code of a box and finds its product; nothing is stored',
        body: ScanForm,
        response: { 200: success({ data: ScannedBox }) },
      },
    },
    async (request) => {
      const data = await scan(requireVendor(request).vendorId, request.body.code, request.lang);
      return ok(request, 'lots.shown', { data });
    },
  );

  app.get(
    '/vendor/lots/import-template.csv',
    {
      config: { access, permission: 'catalogue.read' },
      schema: { summary: 'A template for a table of batches, with one example', response: { 200: CsvFile } },
    },
    async (_request, reply) => csvResponse(reply, 'batches-template.csv', [lotColumns, EXAMPLE]),
  );

  app.post(
    '/vendor/lots/import',
    {
      config: {
        access,
        permission: 'catalogue.write',
        multipart: { maxBytes: MAX_FILE_BYTES },
        idempotency: 'natural',
      },
      schema: {
        summary: 'Reads a table of batches into the lines of a delivery, all or none; nothing is stored',
        consumes: ['multipart/form-data'],
        body: LotFile,
        response: { 200: success({ data: LotTable }) },
      },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      const say = (message: FieldMessage) =>
        typeof message === 'string'
          ? translate(request.lang, message)
          : translate(request.lang, message.key, message.params);
      return ok(request, 'lots.shown', { data: await readTable(vendorId, request.body.file.content, say) });
    },
  );

  app.post(
    '/vendor/lots/receive',
    {
      config: { access, permission: 'catalogue.write' },
      schema: { summary: 'Books a delivery: all lines or none', body: ReceiptForm, response: { 200: success({}) } },
    },
    async (request) => {
      await lots.receive(vendorActorOf(request), request.body);
      return ok(request, 'lots.received');
    },
  );
};
