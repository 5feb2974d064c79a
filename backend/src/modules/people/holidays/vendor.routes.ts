import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../auth/require-vendor.ts';
import { vendorActorOf } from '../auth/vendor-actor.ts';
import { HolidayForm, HolidayState } from './schemas.ts';
import { createHolidays } from './service.ts';

const access = 'vendor';
const response = { 200: success(HolidayState) };

/** A vendor's holiday. */
export const vendorHolidayRoutes: FastifyPluginAsyncZod = async (app) => {
  const holidays = createHolidays(app);

  app.get(
    '/vendor/holiday',
    { config: { access, permission: 'settings.write' }, schema: { summary: 'The current or next holiday', response } },
    async (request) => ok(request, 'holiday.shown', await holidays.read(requireVendor(request).vendorId)),
  );

  app.post(
    '/vendor/holiday',
    {
      config: { access, permission: 'settings.write', errors: ['changed_meanwhile', 'holiday_too_long'] },
      schema: {
        summary: 'Sets or changes the holiday; unshipped orders must still be shipped',
        body: HolidayForm,
        response,
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await holidays.set(owner, request.body);
      return ok(request, 'holiday.saved', await holidays.read(owner.vendorId));
    },
  );

  app.delete(
    '/vendor/holiday',
    {
      config: { access, permission: 'settings.write' },
      schema: { summary: 'Ends or cancels the holiday immediately', response },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await holidays.end(owner);
      return ok(request, 'holiday.ended', await holidays.read(owner.vendorId));
    },
  );
};
