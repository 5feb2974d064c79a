import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { BulkResponse, toBulkResponse } from '../../../wire/bulk.ts';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { PathId, pageKeys } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createCouponReader } from './admin-reader.ts';
import { AdminCoupon, CouponFilter, CouponUsePage } from './admin-schemas.ts';
import { createCouponAdmin } from './admin-service.ts';
import { CouponBulk, CouponEdit, CouponSwitch, NewCoupon } from './form.ts';

const access = 'admin';
const CouponId = z.strictObject({ id: PathId });
const one = { 200: success({ data: AdminCoupon }) };

/** Admin routes for coupons: those of the platform and those funded by vendors. */
export const adminCouponRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createCouponReader(app.database);
  const coupons = createCouponAdmin(app.database);

  addListRoutes(app, {
    path: '/admin/coupons',
    permission: 'marketing.write',
    summary: 'A page of coupons, newest first',
    filter: CouponFilter,
    key: 'coupons',
    entry: AdminCoupon,
    read,
    message: 'coupons.shown',
  });

  app.get(
    '/admin/coupons/:id',
    {
      config: { access, permission: 'marketing.write' },
      schema: { summary: 'One coupon', params: CouponId, response: one },
    },
    async (request) => ok(request, 'coupons.shown', { data: await read.one(request.params.id) }),
  );

  app.get(
    '/admin/coupons/:id/uses',
    {
      config: { access, permission: 'marketing.write' },
      schema: {
        summary: 'A page of the orders that used a coupon, newest first',
        params: CouponId,
        querystring: z.strictObject(pageKeys),
        response: { 200: success({ data: CouponUsePage }) },
      },
    },
    async (request) => {
      const { page, per_page: size } = request.query;
      const data = await read.uses(request.params.id, page, size);
      return ok(request, 'coupons.shown', { data });
    },
  );

  app.post(
    '/admin/coupons',
    {
      config: { access, permission: 'marketing.write' },
      schema: { summary: 'Creates a coupon', body: NewCoupon, response: one },
    },
    async (request) => {
      const id = await coupons.create(requireUser(request), request.body);
      return ok(request, 'coupons.created', { data: await read.one(id) });
    },
  );

  app.post(
    '/admin/coupons/:id',
    {
      config: { access, permission: 'marketing.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Saves a coupon; once used, its code, kind, value and funding cannot change',
        params: CouponId,
        body: CouponEdit,
        response: one,
      },
    },
    async (request) => {
      const { id } = request.params;
      await coupons.edit(requireUser(request), id, request.body);
      return ok(request, 'coupons.updated', { data: await read.one(id) });
    },
  );

  app.post(
    '/admin/coupons/:id/active',
    {
      config: { access, permission: 'marketing.write', errors: ['changed_meanwhile'] },
      schema: { summary: 'Switches a coupon on or off', params: CouponId, body: CouponSwitch, response: one },
    },
    async (request) => {
      const { id } = request.params;
      await coupons.switch(requireUser(request), id, request.body);
      return ok(request, 'coupons.updated', { data: await read.one(id) });
    },
  );

  app.delete(
    '/admin/coupons/:id',
    {
      config: { access, permission: 'marketing.write', errors: ['coupon_used', 'coupon_given'] },
      schema: { summary: 'Deletes an unused coupon', params: CouponId, response: { 200: success({}) } },
    },
    async (request) => {
      await coupons.remove(requireUser(request), request.params.id);
      return ok(request, 'coupons.deleted');
    },
  );

  app.post(
    '/admin/coupons/bulk',
    {
      config: { access, permission: 'marketing.write', errors: ['not_found'] },
      schema: {
        summary: 'Switches coupons on or off, or deletes the unused ones among them',
        body: CouponBulk,
        response: { 200: BulkResponse },
      },
    },
    async (request) => {
      const outcome = await coupons.change(requireUser(request), request.body);
      return ok(request, 'coupons.changed', toBulkResponse(outcome, request));
    },
  );
};
