import assert from 'node:assert/strict';
import { sum } from '../money/arbitraries.ts';
import type { TestResponse } from './app.ts';
import { dayFromNow } from './days.ts';
import type { Market, MarketplacePeople, Seller, MarketPerson } from './marketplace-people.ts';

type Body = TestResponse['body'];

/** A vendor whose money is read, and who reads it. */
interface Reading extends Pick<Market, 'currency'> {
  readonly people: MarketplacePeople;
  readonly admin: MarketPerson;
  readonly vendor: Seller;
}

/** What stands between Balsam and the vendor is the same wherever it is read. @returns it in minor units */
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

/** The tax of the vendor's sales, as he files it. @returns it in minor units */
export const filedVatOf = async ({ people, currency, vendor }: Reading): Promise<number> => {
  const { ask, minor, column } = people;
  const days = `from=${dayFromNow(-1)}&to=${dayFromNow(0)}&currency=${currency}`;
  const { totals } = (await ask(vendor, `GET /vendor/reports/vat?${days}`)).data;
  const table = await column(vendor, `GET /vendor/reports/vat.csv?${days}`, 'tax_amount');
  assert.equal(sum(table.map(minor)), minor(totals.vat));
  return minor(totals.vat);
};

/** Why a part comes to an amount; both ways to it agree. */
export const whyOf = async ({ people: { ask }, vendor }: Reading, orderSubNo: string): Promise<Body> => {
  const { data } = await ask(vendor, `GET /vendor/money/parts/${orderSubNo}`);
  assert.ok(data.agrees, JSON.stringify(data));
  return data;
};
