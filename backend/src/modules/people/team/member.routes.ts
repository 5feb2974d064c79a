import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from '../../../sql/sql.ts';
import { z } from 'zod';
import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { createListReader } from '../../../csv/list-reader.ts';
import { ok } from '../../../wire/ok.ts';
import { pageKeys } from '../../../wire/paging.ts';
import { requireUser, type SessionUser } from '../../../plugins/session.ts';
import { PageMeta, success, type Lang } from '../../../wire/schemas.ts';
import { createMemberRepository, memberCondition, type MemberRow } from './member-repository.ts';
import { Member, MemberFilter } from './schemas.ts';
import { toRole } from '../auth/team-role.ts';
import { toMember } from './member-view.ts';

const Page = z.object({ members: z.array(Member).describe('Members of this page'), meta: PageMeta });

/** Lists of the members of a store and of the platform. */
export const memberRoutes: FastifyPluginAsyncZod = async (app) => {
  const members = createMemberRepository(app.database);

  const readerFor = (user: SessionUser, lang: Lang) =>
    createListReader({
      ...members,
      id: sql`m.id`,
      condition: (filter: z.infer<typeof MemberFilter>) => memberCondition(user.vendorId, filter),
      toEntry: toMember(user, lang),
      columns: [
        ['id', (row: MemberRow) => row.id],
        ['name', (row: MemberRow) => row.name],
        ['email', (row: MemberRow) => row.email],
        ['role', (row: MemberRow) => toRole(row, user.vendorId, lang).name],
        ['created_at', (row: MemberRow) => localMoment(row.created_at)],
        ['last_seen_at', (row: MemberRow) => localMomentOrNone(row.last_seen_at)],
      ],
    });

  for (const access of ['admin', 'vendor'] as const) {
    app.get(
      `/${access}/team`,
      {
        config: { access, permission: 'member' },
        schema: {
          summary: 'A page of the members of the team, newest first',
          querystring: MemberFilter.extend(pageKeys),
          response: { 200: success({ data: Page }) },
        },
      },
      async (request) => {
        const { page, per_page: size, ...filter } = request.query;
        const { entries, meta } = await readerFor(requireUser(request), request.lang).page(filter, page, size);
        return ok(request, 'team.shown', { data: { members: entries, meta } });
      },
    );

    app.get(
      `/${access}/team.csv`,
      {
        config: { access, permission: 'member' },
        schema: {
          summary: 'All members that match the filter, as CSV',
          querystring: MemberFilter,
          response: { 200: CsvFile },
        },
      },
      async (request, reply) =>
        csvResponse(
          reply,
          'team.csv',
          readerFor(requireUser(request), request.lang).table(request.query, request.lang),
        ),
    );
  }
};
