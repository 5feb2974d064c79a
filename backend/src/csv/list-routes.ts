import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PlatformPermission } from '../facts/permissions.ts';
import { ok } from '../wire/ok.ts';
import { pageKeys } from '../wire/paging.ts';
import { PageMeta, success, type Lang } from '../wire/schemas.ts';
import { csvResponse, type CsvRows } from './response.ts';
import { CsvFile } from './schemas.ts';

interface ListRoutes<Filter extends z.ZodObject, Entry extends z.ZodType> {
  /** Path of the pages. The CSV has the same with `.csv`. */
  path: `/admin/${string}`;
  permission: PlatformPermission;
  /** Description of the pages, such as "A page of coupons, newest first". */
  summary: string;
  filter: Filter;
  /** Key of the entries in the response. */
  key: string;
  entry: Entry;
  read: {
    page(filter: z.output<Filter>, page: number, size: number): Promise<{ entries: z.output<Entry>[]; meta: PageMeta }>;
    table(filter: z.output<Filter>, lang: Lang): CsvRows;
  };
  /** Translation key of the response's message. */
  message: string;
}

type PageKeys = { [Key in keyof typeof pageKeys]: z.output<(typeof pageKeys)[Key]> };

const access = 'admin';

/** Adds the routes of an admin list: its pages, and all of it as CSV. */
export const addListRoutes = <Filter extends z.ZodObject, Entry extends z.ZodType>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  { path, permission, summary, filter, key, entry, read, message }: ListRoutes<Filter, Entry>,
): void => {
  const Page = z.object({ [key]: z.array(entry).describe('Rows of this page'), meta: PageMeta });

  app.get(
    path,
    {
      config: { access, permission },
      schema: { summary, querystring: filter.extend(pageKeys), response: { 200: success({ data: Page }) } },
    },
    async (request) => {
      const query = request.query as z.output<Filter> & PageKeys;
      const { entries, meta } = await read.page(query, query.page, query.per_page);
      return ok(request, message, { data: { [key]: entries, meta } });
    },
  );

  app.get(
    `${path}.csv`,
    {
      config: { access, permission },
      schema: { summary: 'All rows that match the filter, as CSV', querystring: filter, response: { 200: CsvFile } },
    },
    async (request, reply) =>
      csvResponse(reply, `${path.split('/').at(-1)}.csv`, read.table(request.query as z.output<Filter>, request.lang)),
  );
};
