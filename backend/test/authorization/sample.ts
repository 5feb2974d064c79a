import type { Access } from '../../src/wire/access.ts';
import type { TestApp } from '../support/app.ts';
import type { Sales } from '../support/sales.ts';
import type { Party } from './world.ts';

type Id = number | string;

type Fields = { readonly [name: string]: unknown };

/** What fills a route: the parameters of its path, its query and its body. */
export interface Parts {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
}

/** How an id of a request behaves when it is not the caller's own. */
export interface IdRule {
  /** An id that nobody has. */
  readonly missing: Id;
  /** Somebody else's: the one in the stranger's own request, or a given one. Left out where nothing is owned. */
  readonly foreign?: 'stranger' | (() => Promise<Id>);
  /** What both are answered with; 404 unless said otherwise. */
  readonly answer?: number;
}

/** One route as the matrix calls it. */
export interface Sample {
  readonly access: Access;
  /** A request that succeeds for this person, each time it is made anew. */
  request(person: Party): Parts | Promise<Parts>;
  /** Every id that the request carries, by its place (`params.id`, `body.store_address.city`). */
  readonly ids?: Readonly<Record<string, IdRule>>;
}

/** By method and path; a remark in brackets tells two samples of one route apart. */
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

/** An id that belongs to somebody. */
export const owned: IdRule = { missing: MISSING, foreign: 'stranger' };

/** An id of something that belongs to nobody. */
export const unowned: IdRule = { missing: MISSING };

const queryOf = (query: Fields = {}) =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));

/** A request's method and address, the parameters filled in. */
export const addressOf = (route: string, { params = {}, query }: Parts): string => {
  const address = route
    .replace(/ \(.*\)$/, '')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = String(queryOf(query));
  return search ? `${address}?${search}` : address;
};
