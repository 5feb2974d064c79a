import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { schemesIn } from '../../../facts/card-schemes.ts';
import type { Currency } from '../../../facts/currencies.ts';
import { STANDARD_ACCENT, UNNAMED_SHOP } from '../../../facts/shop.ts';
import type { Look } from '../../../files/shop-icon.ts';
import { imageUrl } from '../../../files/picture-urls.ts';
import { amountsToWire, optionalAmountsToWire } from '../../../money/amounts.ts';
import { differences } from '../../../runtime/differences.ts';
import { AppError } from '../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { emptyPlatform } from './defaults.ts';
import type { PlatformForm } from './form.ts';
import { createPlatformRepository } from './repository.ts';
import type { StoredPlatform } from './stored-platform.ts';
import type { PlatformSettings, Site } from './schemas.ts';

type Settings = z.infer<typeof PlatformSettings>;

const toSettings = (value: StoredPlatform, updatedAt: string | null): Settings => ({
  ...value,
  promises: { ...value.promises, gift_from: optionalAmountsToWire(value.promises.gift_from) },
  shipping_defaults: value.shipping_defaults && {
    ...value.shipping_defaults,
    flat_fee: amountsToWire(value.shipping_defaults.flat_fee),
    free_from: optionalAmountsToWire(value.shipping_defaults.free_from),
  },
  updated_at: updatedAt,
});

/** Public brand: a shop that is not named yet has a neutral name. */
const named = ({ name, name_arabic: arabic, ...look }: StoredPlatform['brand']): StoredPlatform['brand'] => ({
  name: name || UNNAMED_SHOP.en,
  name_arabic: arabic || UNNAMED_SHOP.ar,
  ...look,
});

/** Platform settings. Every change is recorded in the audit log. */
export const createPlatformService = ({ database, config }: Pick<FastifyInstance, 'database' | 'config'>) => {
  const platform = createPlatformRepository(database);
  const auditLog = createAuditLog(database);
  const defaults = emptyPlatform(config.contactEmail);

  const read = async (): Promise<Settings> => {
    const saved = await platform.find();
    return toSettings(saved?.value ?? defaults, saved?.updated_at ?? null);
  };

  /** Public information about the shop. @param currency of the reader, in which national card schemes settle */
  const site = async (currency: Currency): Promise<Site> => {
    const [{ shipping_defaults: _shipping, updated_at: _seen, checkout, ...publicSettings }, isOpen, freeFrom, logo] =
      await Promise.all([read(), platform.isOpen(), platform.freeFrom(), platform.logo()]);
    return {
      ...publicSettings,
      logo: imageUrl(logo),
      brand: named(publicSettings.brand),
      is_open: isOpen,
      guest_checkout: checkout.guest_checkout,
      free_shipping_from: optionalAmountsToWire(freeFrom),
      card_schemes: schemesIn(currency, config.payments?.schemes ?? []),
    };
  };

  const write = async (admin: SessionUser, { updated_at_seen: seen, ...form }: PlatformForm) => {
    await platform.lock();
    const saved = await platform.find();
    assertUnchangedSince(saved?.updated_at ?? null, seen);
    const before = saved?.value ?? defaults;
    const after = { ...form, checkout: form.checkout ?? before.checkout };
    const changed = differences(before, after);
    if (!changed) return;
    if (after.checkout.guest_checkout && !before.checkout.guest_checkout && !(await platform.hasPrivacyPolicy()))
      throw new AppError(409, 'privacy_unpublished');
    await platform.save(after);
    await auditLog.record(admin, {
      action: 'settings.changed',
      entity: 'settings',
      entityId: 'platform',
      label: 'platform',
      ...changed,
    });
  };

  return {
    read,
    site,

    /** Look of the shop, for its icons. */
    look: async (): Promise<Look> => {
      const [{ brand }, logo] = await Promise.all([read(), platform.logo()]);
      return { accent: brand.accent || STANDARD_ACCENT, logo };
    },

    /** @throws AppError 409 if the settings were saved after the form was opened */
    async save(admin: SessionUser, form: PlatformForm): Promise<Settings> {
      await database.transaction(() => write(admin, form));
      return read();
    },
  };
};
