import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { createPreparedAnswers, EditedAnswer, NewAnswer, PreparedAnswer } from './prepared-answers.ts';

const access = 'vendor';
const permission = 'messages.write';
const path = '/vendor/prepared-answers';
const Named = z.strictObject({ id: PathId });
const one = { 200: success({ data: PreparedAnswer }) };

/** Texts that members of a store insert into their messages. */
export const preparedAnswerRoutes: FastifyPluginAsyncZod = async (app) => {
  const answers = createPreparedAnswers(app.database);

  app.get(
    path,
    {
      config: { access, permission },
      schema: {
        summary: 'All prepared answers of the store',
        response: { 200: success({ data: z.array(PreparedAnswer) }) },
      },
    },
    async (request) => ok(request, 'threads.shown', { data: await answers.list(vendorActorOf(request).vendorId) }),
  );

  app.post(
    path,
    { config: { access, permission }, schema: { summary: 'Adds a prepared answer', body: NewAnswer, response: one } },
    async (request) =>
      ok(request, 'threads.answer_saved', { data: await answers.add(vendorActorOf(request), request.body) }),
  );

  app.post(
    `${path}/:id`,
    {
      config: { access, permission, errors: ['changed_meanwhile'] },
      schema: { summary: 'Changes a prepared answer', params: Named, body: EditedAnswer, response: one },
    },
    async (request) => {
      const { id } = request.params;
      return ok(request, 'threads.answer_saved', {
        data: await answers.edit(vendorActorOf(request), id, request.body),
      });
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config: { access, permission },
      schema: { summary: 'Deletes a prepared answer', params: Named, response: { 200: success({}) } },
    },
    async (request) => {
      await answers.remove(vendorActorOf(request), request.params.id);
      return ok(request, 'threads.answer_deleted');
    },
  );
};
