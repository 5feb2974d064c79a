import assert from 'node:assert/strict';
import { sum } from '../money/arbitraries.ts';
import type { TestResponse } from './app.ts';
import { dayFromNow } from './days.ts';
import type { Market, MarketplacePeople, Seller, MarketPerson } from './marketplace-people.ts';

type Body = TestResponse['body'];

/** The vendor under test, with the users who read the figures. */
interface Reading extends Pick<Market, 'currency'> {
  readonly people: MarketplacePeople;
  readonly admin: MarketPerson;
  readonly vendor: Seller;
}

/** Balance between Balsam and the vendor, asserted to be the same in every view. @returns minor units */
export const balanceOf = async ({ people, admin, currency, vendor }: Reading): Promise<number> => {
  const { ask, minor, column } = people;
  const [own] = (await ask(vendor, 'GET /vendor/money')).data.balances;
  const { entries } = (await ask(vendor, 'GET /vendor/money/entries?per_page=100')).data;
  const { balances } = (await ask(admin, `GET /admin/money/vendors?currency=${currency}`)).data;
  const books = (await ask(admin, 'GET /admin/money/accounts')).data.trial_balances;
  const { accounts, total } = books.find((book: Body) => book.currency === currency);
  const readings = {
    listed: sum(entries.map(({ amount }: Body) => minor(amount))),
    table: sum((await column(vendor, 'GET /vendor/money/entries.csv', 'amount')).map(minor)),
    admin: minor(balances.find(({ vendor: { id } }: Body) => id === vendor.vendorId).balance),
    books: 0 - minor(accounts.find(({ account }: Body) => account === 'vendor').amount),
  };
  const balance = minor(own.balance);
  assert.deepEqual([total, readings], [0, { listed: balance, table: balance, admin: balance, books: balance }]);
  return balance;
};

/** Tax on the vendor's sales, as filed. @returns minor units */
export const filedVatOf = async ({ people, currency, vendor }: Reading): Promise<number> => {
  const { ask, minor, column } = people;
  const days = `from=${dayFromNow(-1)}&to=${dayFromNow(0)}&currency=${currency}`;
  const { totals } = (await ask(vendor, `GET /vendor/reports/vat?${days}`)).data;
  const table = await column(vendor, `GET /vendor/reports/vat.csv?${days}`, 'tax_amount');
  assert.equal(sum(table.map(minor)), minor(totals.vat));
  return minor(totals.vat);
};

/** Explanation of a sub-order's amount, asserted to agree with the ledger. */
export const whyOf = async ({ people: { ask }, vendor }: Reading, orderSubNo: string): Promise<Body> => {
  const { data } = await ask(vendor, `GET /vendor/money/parts/${orderSubNo}`);
  assert.ok(data.agrees, JSON.stringify(data));
  return data;
};
