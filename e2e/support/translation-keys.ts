import type admin from '../../admin-console/src/locales/en.json';
import type accounts from '../../backend/src/locales/en/accounts.json';
import type audit from '../../backend/src/locales/en/audit.json';
import type contents from '../../backend/src/locales/en/contents.json';
import type core from '../../backend/src/locales/en/core.json';
import type coupons from '../../backend/src/locales/en/coupons.json';
import type factors from '../../backend/src/locales/en/factors.json';
import type guests from '../../backend/src/locales/en/guests.json';
import type privacy from '../../backend/src/locales/en/privacy.json';
import type orders from '../../backend/src/locales/en/orders.json';
import type platform from '../../backend/src/locales/en/platform.json';
import type products from '../../backend/src/locales/en/products.json';
import type reviews from '../../backend/src/locales/en/reviews.json';
import type sales from '../../backend/src/locales/en/sales.json';
import type settings from '../../backend/src/locales/en/settings.json';
import type vendors from '../../backend/src/locales/en/vendors.json';
import type consoleKit from '../../shared-ui/src/console/locales/en.json';
import type kit from '../../shared-ui/src/locales/en.json';
import type shell from '../../shell/src/locales/en.json';
import type storefront from '../../storefront/src/locales/en.json';
import type portal from '../../vendor-portal/src/locales/en.json';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Singular<Name extends string> = Name extends `${infer Base}_${Plural}` ? Base : Name;

/** Key paths of a file; plural forms count as one text. */
type Path<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? Singular<Name> : `${Name}.${Path<Texts[Name]>}`;
}[keyof Texts & string];

/** Backend modules whose mails, errors and records journeys read. */
type Module = [
  ...[
    typeof accounts,
    typeof audit,
    typeof contents,
    typeof core,
    typeof coupons,
    typeof factors,
    typeof guests,
    typeof orders,
    typeof privacy,
  ],
  ...[typeof platform, typeof products, typeof reviews, typeof sales, typeof settings, typeof vendors],
][number];

/** Distributes over the union: keys that files have in common are not all their keys. */
type PathsOfEach<Texts> = Texts extends unknown ? Path<Texts> : never;

/** All translation keys, by namespace. */
export type Key =
  | `storefront:${Path<typeof storefront>}`
  | `vendor-portal:${Path<typeof portal>}`
  | `admin-console:${Path<typeof admin>}`
  | `kit:${Path<typeof kit> | Path<typeof consoleKit>}`
  | `shell:${Path<typeof shell>}`
  | `backend:${PathsOfEach<Module>}`;
