import { methodsOf } from './vendor-payment.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { notFound } from '../../../wire/errors.ts';
import { localized } from '../../../i18n/localized.ts';
import { toWire } from '../../../money/money.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { Id } from '../../../wire/fields.ts';
import { createLocationRepository } from '../../operations/locations/repository.ts';
import { createShippingRepository } from '../../sales/shipping/repository.ts';
import { toShippingRule } from '../../sales/shipping/rule.ts';
import { ShippingRule } from '../../sales/shipping/schemas.ts';
import { imageUrl } from '../../../files/picture-urls.ts';
import { toHoliday } from './holiday.ts';
import type { Reader } from './product-row.ts';
import { createShopVendorRepository, type DeliveryRow, type ShopVendorDetailRow } from './vendor-repository.ts';
import { toPublicLicences } from './vendor-licences.ts';
import { Vendor, VendorDetail } from './vendor-schemas.ts';

const access = 'public';
const cache = true;
const reads = 'replica';

const toVendorDetail = (
  row: ShopVendorDetailRow,
  deliveries: readonly DeliveryRow[],
  { lang, currency }: Reader,
  takesCards: boolean,
): z.infer<typeof VendorDetail> => ({
  id: row.id,
  company_name: localized(lang, row.company_name, row.company_name_ar),
  cr_number: row.cr_number,
  vat_number: row.verified_vat_number,
  licences: toPublicLicences(row.licences, lang),
  logo: imageUrl(row.logo_key),
  rating: row.rating,
  total_reviews: row.total_reviews,
  product_count: row.product_count,
  member_since: row.created_at,
  answers_within_hours: row.answers_within_hours,
  delivers_to: deliveries.map(({ flat_fee, free_from, ...delivery }) => ({
    ...delivery,
    flat_fee: toWire(flat_fee, currency),
    free_from: free_from === null ? null : toWire(free_from, currency),
  })),
  payment_methods: methodsOf(row, takesCards),
  holiday: toHoliday(row.holiday, lang),
});

/** Public routes for vendors. A vendor that is not approved, inactive or deleted is a 404. */
export const shopVendorRoutes: FastifyPluginAsyncZod = async (app) => {
  const vendors = createShopVendorRepository(app.database);
  const locations = createLocationRepository(app.database);
  const rules = createShippingRepository(app.database);

  app.get(
    '/vendors',
    {
      config: { access, cache, reads },
      schema: {
        summary: 'The vendors with products on sale',
        response: {
          200: success({ vendors: z.array(Vendor).describe('All of them, most products first') }),
        },
      },
    },
    async (request) => {
      const rows = await vendors.list();
      return ok(request, 'catalog.shown', {
        vendors: rows.map(({ id, company_name, company_name_ar, product_count }) => ({
          id,
          company_name: localized(request.lang, company_name, company_name_ar),
          product_count,
        })),
      });
    },
  );

  app.get(
    '/vendors/:id',
    {
      config: { access, cache, reads },
      schema: {
        summary: 'A vendor with its rating and shipping zones',
        params: z.strictObject({ id: PathId }),
        response: { 200: success({ vendor: VendorDetail.describe('The vendor') }) },
      },
    },
    async (request) => {
      const row = await vendors.find(request.params.id);
      if (!row) throw notFound();
      const deliveries = await vendors.deliveries(row.id, request.lang, request.currency);
      return ok(request, 'catalog.shown', {
        vendor: toVendorDetail(row, deliveries, request, app.config.payments !== null),
      });
    },
  );

  app.get(
    '/vendors/:id/shipping',
    {
      config: { access, cache, reads },
      schema: {
        summary: 'The shipping rule of a vendor for a city, with the arrival of an order placed now',
        params: z.strictObject({ id: PathId }),
        querystring: z.strictObject({ city_id: Id().describe('A city of `GET /cities`; 404 for any other') }),
        response: {
          200: success({ shipping: ShippingRule.nullable().describe('Null: the vendor does not ship there') }),
        },
      },
    },
    async (request) => {
      const { params, query, currency } = request;
      const [vendor, countryId] = await Promise.all([vendors.find(params.id), locations.countryOfCity(query.city_id)]);
      if (!vendor || countryId === null) throw notFound();
      const found = await rules.rules([vendor.id], countryId, currency);
      return ok(request, 'catalog.shown', { shipping: toShippingRule(found.get(vendor.id), currency) });
    },
  );
};
