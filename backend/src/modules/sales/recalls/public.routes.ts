import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { perHour } from '../../../plugins/rate-limit.ts';
import { notFound } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { OptionalPage } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { createRecallAnswers } from './answers.ts';
import { BatchForm, CheckedBatch, createBatchCheck } from './batch-check.ts';
import { EnforcementReport, toEnforcementReport } from './enforcement-report.ts';
import { createPublicRecalls } from './public-reader.ts';
import { AnsweredCase, AnswerForm, AnswerToken } from './case-schemas.ts';
import { PublicRecall } from './public-schemas.ts';

const access = 'public';
const attempts = [perHour(120, 'address')];
const PAGE_SIZE = 20;

/** Public record of recalls, and the answers of buyers. */
export const recallRoutes: FastifyPluginAsyncZod = async (app) => {
  const recalls = createPublicRecalls(app.database);
  const answers = createRecallAnswers(app.database);
  const checkBatch = createBatchCheck(app.database);

  app.get(
    '/recalls',
    {
      config: { access, cache: true },
      schema: {
        summary: 'A page of recalls, open ones first',
        querystring: z.strictObject({ page: OptionalPage }),
        response: {
          200: success({ recalls: z.array(PublicRecall).describe('The recalls of this page'), meta: PageMeta }),
        },
      },
    },
    async (request) =>
      ok(request, 'recalls.shown', await recalls.page(request.query.page ?? 1, PAGE_SIZE, request.lang)),
  );

  app.get(
    '/recalls.json',
    {
      config: { access, cache: true },
      schema: {
        summary: 'A page of recalls with the field names of openFDA enforcement reports, in English',
        querystring: z.strictObject({ page: OptionalPage }),
        response: {
          200: success({ results: z.array(EnforcementReport).describe('The recalls of this page'), meta: PageMeta }),
        },
      },
    },
    async (request) => {
      const { recalls: found, meta } = await recalls.page(request.query.page ?? 1, PAGE_SIZE, 'en');
      const extents = await recalls.extents(found.map(({ recall_no: number }) => number));
      const results = found.map((recall) =>
        toEnforcementReport(recall, extents.get(recall.recall_no) ?? { units: 0, countries: [] }),
      );
      return ok(request, 'recalls.shown', { results, meta });
    },
  );

  app.post(
    '/recalls/check',
    {
      config: { access, attempts, idempotency: 'natural' },
      schema: {
        summary: 'Tells whether a recall names the batch of a box',
        body: BatchForm,
        response: { 200: success({ data: CheckedBatch }) },
      },
    },
    async (request) => ok(request, 'recalls.shown', { data: await checkBatch(request.body.code, request.lang) }),
  );

  app.get(
    '/recalls/:recall_no',
    {
      config: { access, cache: true, errors: ['not_found'] },
      schema: {
        summary: 'A recall',
        params: z.strictObject({ recall_no: z.string().max(20).describe('Number of the recall') }),
        response: { 200: success({ data: PublicRecall }) },
      },
    },
    async (request) => {
      const data = await recalls.one(request.params.recall_no.toUpperCase(), request.lang);
      if (!data) throw notFound();
      return ok(request, 'recalls.shown', { data });
    },
  );

  app.post(
    '/recalls/answers/find',
    {
      config: { access, attempts, errors: ['not_found'], idempotency: 'natural' },
      schema: {
        summary: 'The bought line of a notice, with its answer',
        body: AnswerToken,
        response: { 200: success({ data: AnsweredCase }) },
      },
    },
    async (request) => ok(request, 'recalls.shown', { data: await answers.read(request.body.token, request.lang) }),
  );

  app.post(
    '/recalls/answers',
    {
      config: { access, attempts, errors: ['not_found', 'recall_changed'] },
      schema: {
        summary: 'Answers the notice of a recall; a later answer corrects an earlier one',
        body: AnswerForm,
        response: { 200: success({ data: AnsweredCase }) },
      },
    },
    async (request) => ok(request, 'recalls.answered', { data: await answers.answer(request.body, request.lang) }),
  );
};
