import type { AreaPage, HeadTag, PageQuery, PageRequest, Site } from '@balsam/shared-api';
import type { TFunction } from 'i18next';
import type { PageDescription, PageName } from '../page-head/head-tags.ts';
import type { Place } from '../page-head/page-address.ts';

/** Head with extras for the first HTML only: structured data, preloaded pictures. */
type FirstHead = PageDescription & { extra?: HeadTag[] };

/** A request at the gateway, with the responses that arrived in time. */
interface FirstRequest extends PageRequest, Place {
  t: TFunction<'storefront'>;
  /** Public settings of the platform; undefined if they could not be loaded. */
  site: Site | undefined;
  /** Response of one of the page's queries; undefined if it failed or was late. */
  read: <Data>(query: PageQuery<Data>) => Data | undefined;
}

/** @returns null if the page's data is missing, 'missing' if the page does not exist */
export type DescribeFirst = (request: FirstRequest) => FirstHead | 'missing' | null;

export interface ShopPage extends AreaPage {
  /** Selects the texts `head.<name>.title` and `head.<name>.description`. */
  name: PageName;
  /** Chunk name used in `load`, for pages whose code the gateway preloads. */
  chunk?: string;
  /**
   * 'customer': visitors log in and return. 'buyer': also for visitors with an order of their own. 'visitor': signed-in
   * people are sent home. Public by default.
   */
  access?: 'customer' | 'buyer' | 'visitor';
  /** Leads to an order: only brand, language, help and cart surround it. */
  isFocused?: boolean;
  /** Personal pages, and those without content of their own, are not indexed. */
  isPrivate?: boolean;
  /** Describes a head that depends on the page's data, for the gateway; in the browser the page sets it itself. */
  head?: () => Promise<DescribeFirst>;
  /** Listed in the sitemap under its path. */
  isInSitemap?: boolean;
}
