import type { AreaPage, HeadTag, Lang, PageQuery, PageRequest, Site } from '@balsam/shared-api';
import type { TFunction } from 'i18next';
import type { PageDescription, PageName } from '../page-head/head-tags.ts';

/** A head with what only the first HTML needs: data for search engines, pictures to fetch ahead. */
type FirstHead = PageDescription & { extra?: HeadTag[] };

/** An address as the gateway reads it, and the answers that have come in time. */
interface FirstRequest extends PageRequest {
  lang: Lang;
  origin: string;
  t: TFunction<'storefront'>;
  /** What the platform tells everybody; undefined where that failed. */
  site: Site | undefined;
  /** What one of the page's queries was answered; undefined where it failed or was late. */
  read: <Data>(query: PageQuery<Data>) => Data | undefined;
}

/** @returns null when the page cannot be told without its data, 'missing' when there is no such page */
export type DescribeFirst = (request: FirstRequest) => FirstHead | 'missing' | null;

/** A page of the shop. */
export interface ShopPage extends AreaPage {
  /** Its texts are `head.<name>.title` and `head.<name>.description`. */
  name: PageName;
  /** The chunk's name in `load`, where the gateway has it loaded ahead. */
  chunk?: string;
  /** Customers are led to sign in and back; visitors who have done so are led home. Everybody's unless said otherwise. */
  access?: 'customer' | 'visitor';
  /** Pages of one person, and those without content of their own, stay out of search engines. */
  isPrivate?: boolean;
  /** A head that needs the page's data: the page puts it up in the browser, and this tells it to the gateway. */
  head?: () => Promise<DescribeFirst>;
  /** A page that search engines are told of by its path. */
  isInSitemap?: boolean;
}
