import assert from 'node:assert/strict';
import { readCsv } from '../../src/csv/read.ts';
import { CURRENCY_DIGITS } from '../../src/facts/currencies.ts';
import { translate } from '../../src/i18n/translate.ts';
import type { Currency, Lang } from '../../src/wire/schemas.ts';
import type { TestResponse, TestApp } from './app.ts';
import { createProductWriter } from './products.ts';
import { createRegistrations, pdf, person } from './registrations.ts';

/** A country with its language and currency. */
export interface Market {
  readonly country: { readonly iso2: 'SA' | 'BH'; readonly name: string; readonly nameAr: string };
  readonly lang: Lang;
  readonly currency: Currency;
  readonly postalCode: string;
  readonly iban: string;
}

export interface MarketPerson {
  readonly token: string;
}

export interface Seller extends MarketPerson {
  readonly vendorId: number;
  readonly email: string;
}

const SCRIPTS: Record<Lang, RegExp> = { en: /[A-Za-z]/, ar: /\p{Script=Arabic}/u };

/** Users of one country, who act only through the API and in their language. */
export const createMarketplacePeople = (shop: TestApp, market: Market) => {
  const { call, make } = shop;
  const { country, lang, currency, postalCode, iban } = market;
  const headers = { lang, currency };
  const registrations = createRegistrations(shop);

  /** Sends a request that must succeed. @returns the body */
  const ask = async (
    { token }: MarketPerson,
    route: string,
    body?: Record<string, unknown>,
  ): Promise<TestResponse['body']> => {
    const response = await call(route, { token, body, headers });
    assert.equal(response.status, 200, `${route} ${response.text}`);
    if (response.body.message !== undefined) assert.match(response.body.message, SCRIPTS[lang], route);
    return response.body;
  };

  const signIn = async ({ email, password }: { email: string; password: string }): Promise<string> =>
    (await call('POST /auth/login', { body: { email, password }, headers })).body.token;

  const register = async (fields: Record<string, string | File>) => {
    const form = person();
    const { countryId, stateId, cityId } = await make.place(country);
    const response = await registrations.register(
      {
        ...form,
        'store_address[country]': String(countryId),
        'store_address[state]': String(stateId),
        'store_address[city]': String(cityId),
        'store_address[postal_code]': postalCode,
        'store_address[address_1]': '7 Harbour Road',
        ...fields,
      },
      lang,
    );
    assert.equal(response.status, 200, response.text);
    return form;
  };

  return {
    ask,

    /** Registers and signs in. */
    async customer(): Promise<MarketPerson & { readonly email: string }> {
      const form = await register({});
      return { email: form.email, token: await signIn(form) };
    },

    /** Registers with a certificate, is approved, and signs in. */
    async vendor(admin: MarketPerson): Promise<Seller> {
      const form = await register({
        account_type: 'vendor',
        cr_certificate: pdf(),
        'store_address[company_name]': 'Rania Supplies',
      });
      const { vendors } = await ask(admin, `GET /admin/vendor?status=0&search=${form.email}`);
      const vendorId: number = vendors[0].id;
      await ask(admin, `POST /admin/vendor/${vendorId}/status`, { active: 1 });
      return { vendorId, email: form.email, token: await signIn(form) };
    },

    /** The vendor enters a tax number, and an admin verifies it. */
    async verifyTax(admin: MarketPerson, vendor: Seller, vatNumber: string): Promise<void> {
      const stated = { vat_number: vatNumber, legal_name: 'Rania Trading', legal_name_arabic: 'رانية للتجارة' };
      await ask(vendor, 'POST /vendor/tax-settings', stated);
      const decision = { decision: 'verify', regime: 'registered', vat_number: vatNumber };
      await ask(admin, `POST /admin/vendors/${vendor.vendorId}/tax`, decision);
    },

    /** The vendor enters a bank account, and an admin verifies it. */
    async verifyBank(admin: MarketPerson, vendor: Seller): Promise<void> {
      const stated = { iban, holder: 'Rania Trading', bank: 'Gulf Bank' };
      const { latest } = (await ask(vendor, 'POST /vendor/bank-account', stated)).data;
      await ask(admin, `POST /admin/bank-accounts/${latest.id}`, { decision: 'verify' });
    },

    /** A vendor creates a product, and an admin approves it. @returns its id */
    async product(admin: MarketPerson, vendor: Seller, price: number): Promise<number> {
      const { id } = await createProductWriter(shop, vendor).created({ [`price_${currency.toLowerCase()}`]: price });
      await ask(admin, `POST /admin/product/toggle/approval/${id}`);
      return id;
    },

    /** A customer's billing form. */
    async billing() {
      const { countryId, stateId, cityId } = await make.place(country);
      return {
        ...{ firstname: 'Layla', lastname: 'Haddad', email: 'layla@test.balsam.test', phone_number: '0501234567' },
        ...{ company_name: 'Haddad Clinic', company_address: '12 Palm Street', message: 'Please ring twice.' },
        ...{ country: countryId, state: stateId, city: cityId, postal_code: postalCode },
        ...{ address_1: '12 Palm Street', address_2: 'Second floor', national_address: 'RRRD2929' },
      };
    },

    /** An amount of a response or an exported table, in minor units. */
    minor: (amount: number | string): number => Math.round(Number(amount) * 10 ** CURRENCY_DIGITS[currency]),

    /** Column of an exported table, found by its localised header. */
    async column({ token }: MarketPerson, route: string, key: string): Promise<string[]> {
      const { text } = await call(route, { token, headers });
      const rows: (readonly string[])[] = [];
      for await (const { cells } of readCsv(text)) rows.push(cells);
      const place = rows[0]?.indexOf(translate(lang, `csv.columns.${key}`)) ?? -1;
      assert.ok(place >= 0, `${route} has no column "${key}" in ${lang}: ${text}`);
      return rows.slice(1).map((cells) => cells[place] ?? '');
    },
  };
};

export type MarketplacePeople = ReturnType<typeof createMarketplacePeople>;
