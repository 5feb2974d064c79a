import type { Access } from '../../src/wire/access.ts';
import type { TestApp } from '../support/app.ts';
import type { Sales } from '../support/sales.ts';
import type { Party } from './world.ts';

type Id = number | string;

type Fields = { readonly [name: string]: unknown };

/** Input of a route: path parameters, query and body. */
export interface Parts {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Expected behaviour of an id in a request when it is not the caller's own. */
export interface IdRule {
  /** An id that does not exist. */
  readonly missing: Id;
  /** Another person's id: from the stranger's own request, or computed. Omitted where the object has no owner. */
  readonly foreign?: 'stranger' | (() => Promise<Id>);
  /** Status of both responses; 404 by default. If it is 200, the responses are the same for any id. */
  readonly response?: number;
}

/** One route as the matrix calls it. */
export interface Sample {
  readonly access: Access;
  /** A request that succeeds for this person; every call makes a new one. */
  request(person: Party): Parts | Promise<Parts>;
  /** Every id in the request by its place (`params.id`, `body.store_address.city`). */
  readonly ids?: Readonly<Record<string, IdRule>>;
}

/** Samples by method and path; a note in brackets distinguishes two samples of one route. */
export type Samples = Readonly<Record<string, Sample>>;

/** All samples of one route. */
export const samplesOf = (samples: Samples, route: string): Sample[] =>
  Object.entries(samples).flatMap(([name, sample]) =>
    name === route || name.startsWith(`${route} (`) ? [sample] : [],
  );

export interface SampleTools {
  readonly shop: TestApp;
  readonly sales: Sales;
}

export const MISSING = 999_999_999;

/** An id of an object that has an owner. */
export const owned: IdRule = { missing: MISSING, foreign: 'stranger' };

/** An id of an object that has no owner. */
export const unowned: IdRule = { missing: MISSING };

const queryOf = (query: Fields = {}) =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));

/** Method and address of a request with the parameters filled in. */
export const addressOf = (route: string, { params = {}, query }: Parts): string => {
  const address = route
    .replace(/ \(.*\)$/, '')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = String(queryOf(query));
  return search ? `${address}?${search}` : address;
};
