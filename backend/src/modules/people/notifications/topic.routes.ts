import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { NEWS_TOPICS, type NewsTopic } from '../../../facts/news-topics.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createAccountLog } from '../auth/account-log.ts';
import { vendorActorOf } from '../auth/vendor-actor.ts';

const access = 'vendor';
const permission = 'member';

const topics = Object.keys(NEWS_TOPICS) as NewsTopic[];
const Topic = z.enum(topics).meta({ id: 'NewsTopic', description: 'Topic of mails and notifications to a store' });

const Topics = success({
  topics: z
    .array(z.object({ topic: Topic, muted: z.boolean().describe('They get no mails and notifications about it') }))
    .describe('Topics that the role of the caller gets and can mute'),
});

const TopicForm = z.strictObject({ topic: Topic, muted: z.boolean().describe('True to get nothing about it') });

/** Topics of news that a member of a store gets, and can mute. */
export const newsTopicRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const accountLog = createAccountLog(database);

  const mutedBy = async ({ id, vendorId }: SessionUser, lock = sql``): Promise<NewsTopic[]> => {
    const member = await database.first<{ muted: NewsTopic[] }>(
      sql`SELECT muted FROM members WHERE vendor_id = ${vendorId} AND user_id = ${id} ${lock}`,
    );
    if (!member) throw notFound();
    return member.muted;
  };

  const shown = ({ permissions }: SessionUser, muted: readonly NewsTopic[]) => ({
    topics: topics
      .filter((topic) => permissions.includes(NEWS_TOPICS[topic]))
      .map((topic) => ({ topic, muted: muted.includes(topic) })),
  });

  app.get(
    '/vendor/notifications/topics',
    {
      config: { access, permission, errors: ['not_found'] },
      schema: {
        summary: 'Topics of news that the caller gets, and which of them are muted',
        response: { 200: Topics },
      },
    },
    async (request) => {
      const { actor } = vendorActorOf(request);
      return ok(request, 'notifications.shown', shown(actor, await mutedBy(actor)));
    },
  );

  app.post(
    '/vendor/notifications/topics',
    {
      config: { access, permission, errors: ['not_found'] },
      schema: {
        summary: 'Mutes a topic of mails and notifications for the caller, or ends that',
        body: TopicForm,
        response: { 200: Topics },
      },
    },
    async (request) => {
      const { actor } = vendorActorOf(request);
      const { topic, muted: isMuted } = request.body;
      const after = await database.transaction(async () => {
        const before = await mutedBy(actor, sql`FOR NO KEY UPDATE`);
        const muted = topics.filter((each) => (each === topic ? isMuted : before.includes(each)));
        await database.query(
          sql`UPDATE members SET muted = ${muted}::text[] WHERE vendor_id = ${actor.vendorId} AND user_id = ${actor.id}`,
        );
        await accountLog.record(actor, 'account.topics_muted', { muted: before }, { muted });
        return muted;
      });
      return ok(request, 'notifications.topics_saved', shown(actor, after));
    },
  );
};
