import { sql } from '../../../src/sql/sql.ts';
import { MISSING, owned, type SampleTools, type Samples } from '../sample.ts';
import { dayFromNow } from '../../support/days.ts';
import { fileOf, photo } from '../../support/products.ts';
import { newVatNumber } from '../../support/vat.ts';
import type { Party } from '../world.ts';

/** A vendor's figures, settings and reviews. */
export const vendorStoreSamples = ({ shop: { make, database } }: SampleTools): Samples => {
  const unknownPlace = { missing: MISSING, response: 422 };
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  let countries = 0;

  /** A country that no zone covers yet. */
  const newCountry = () => {
    const iso2 = `${letters.charAt(countries / letters.length)}${letters.charAt(countries % letters.length)}`;
    countries += 1;
    return make.country({ iso2, name: iso2 });
  };

  const zoneForm = async () => ({
    country_id: await newCountry(),
    handling_days_min: 1,
    handling_days_max: 3,
    rates: ['SAR', 'BHD', 'USD'].map((currency) => ({ currency, flat_fee: 5, free_from: null })),
  });

  const zone = async ({ vendor: { vendorId } }: Party) => {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO shipping_zones (vendor_id, country_id) VALUES (${vendorId}, ${await newCountry()}) RETURNING id`);
    return row?.id ?? 0;
  };

  const general = async () => {
    const { countryId, stateId, cityId } = await make.place();
    return {
      company_name: 'Palm Supplies',
      company_address: '12 Palm Street',
      company_phone_no: '0500000000',
      country: countryId,
      state: stateId,
      city: cityId,
      postalCode: '12345',
    };
  };

  /** The tax rate must be one of the store's country. */
  const taxForm = async ({ vendor: { vendorId } }: Party) => {
    await database.query(sql`UPDATE vendors SET country_id = ${await make.country()} WHERE id = ${vendorId}`);
    return { vat_number: newVatNumber(), legal_name: 'Palm Company', legal_name_arabic: 'شركة النخلة' };
  };

  const review = async ({ vendor: { vendorId } }: Party) => {
    const [{ id: productId }, { id: userId }] = [await make.product({ vendorId }), await make.customer()];
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO reviews (product_id, user_id, rating, body) VALUES (${productId}, ${userId}, 5, 'Fits.') RETURNING id`);
    return row?.id ?? 0;
  };

  return {
    'GET /vendor/holiday': { access: 'vendor', request: () => ({}) },
    'POST /vendor/holiday': {
      access: 'vendor',
      request: () => ({
        body: { from: dayFromNow(20), to: dayFromNow(24), mode: 'delay', note: 'Away', note_arabic: 'إجازة' },
      }),
    },
    'DELETE /vendor/holiday': {
      access: 'vendor',
      request: async ({ vendor: { vendorId } }) => {
        await database.query(sql`
          UPDATE vendors SET holiday_from = current_date + 30, holiday_to = current_date + 33, holiday_mode = 'delay'
          WHERE id = ${vendorId}`);
        return {};
      },
    },
    'GET /vendor/identity': { access: 'vendor', request: () => ({}) },
    'POST /vendor/identity': { access: 'vendor', request: () => ({ body: { company_name: 'Palm Medical' } }) },
    'POST /vendor/logo': {
      access: 'vendor',
      request: async () => ({ body: { logo: fileOf(await photo(), 'palm.png') } }),
    },
    'GET /vendor/dashboard': { access: 'vendor', request: () => ({ query: { period: 'year', currency: 'USD' } }) },
    'GET /vendor/customers': { access: 'vendor', request: () => ({ query: { sort: 'spent' } }) },
    'GET /vendor/reports': { access: 'vendor', request: () => ({ query: { currency: 'USD' } }) },
    'GET /vendor/reports.csv': { access: 'vendor', request: () => ({ query: { currency: 'USD' } }) },
    'GET /vendor/reports/vat': { access: 'vendor', request: () => ({ query: { currency: 'USD' } }) },
    'GET /vendor/reports/vat.csv': { access: 'vendor', request: () => ({ query: { currency: 'USD' } }) },
    'GET /vendor/tax-settings': { access: 'vendor', request: () => ({}) },
    'POST /vendor/tax-settings': { access: 'vendor', request: async (vendor) => ({ body: await taxForm(vendor) }) },
    'GET /vendor/general-settings/:id': {
      access: 'vendor',
      request: ({ id }) => ({ params: { id } }),
      ids: { 'params.id': owned },
    },
    'POST /vendor/general-settings': {
      access: 'vendor',
      request: async () => ({ body: await general() }),
      ids: {
        'body.country': unknownPlace,
        'body.state': unknownPlace,
        'body.city': { ...unknownPlace, foreign: async () => (await make.place()).cityId },
      },
    },
    'GET /vendor/product-settings': { access: 'vendor', request: () => ({}) },
    'POST /vendor/product-settings': {
      access: 'vendor',
      request: () => ({
        body: {
          enable_reviews: true,
          show_verified_label: true,
          verified_only: true,
          enable_ratings: true,
          ratings_required: false,
        },
      }),
    },
    'GET /vendor/payment-settings': { access: 'vendor', request: () => ({}) },
    'POST /vendor/payment-settings': { access: 'vendor', request: () => ({ body: { cod_enabled: true } }) },
    'GET /vendor/shipping-zones': { access: 'vendor', request: () => ({}) },
    'POST /vendor/shipping-zones': {
      access: 'vendor',
      request: async () => ({ body: await zoneForm() }),
      ids: { 'body.country_id': unknownPlace },
    },
    'POST /vendor/shipping-zones/:id': {
      access: 'vendor',
      request: async (vendor) => ({ params: { id: await zone(vendor) }, body: await zoneForm() }),
      ids: { 'params.id': owned, 'body.country_id': unknownPlace },
    },
    'DELETE /vendor/shipping-zones/:id': {
      access: 'vendor',
      request: async (vendor) => ({ params: { id: await zone(vendor) } }),
      ids: { 'params.id': owned },
    },
    'GET /vendor/reviews': { access: 'vendor', request: () => ({ query: { answered: 0 } }) },
    'POST /vendor/reviews/:id/answer': {
      access: 'vendor',
      request: async (vendor) => ({ params: { id: await review(vendor) }, body: { answer: 'Thank you!' } }),
      ids: { 'params.id': owned },
    },
  };
};
