import { CARRIERS, TRACKING_NUMBER } from '../../facts/carriers.ts';
import { localized } from '../../i18n/localized.ts';
import type { Lang } from '../../wire/schemas.ts';
import type { Translate } from './template.ts';

/** The shop's own courier, who has no page about parcels. */
export const OWN_COURIER = 'local';

interface KnownCarrier {
  name: string;
  name_ar: string;
  tracking_url: string | null;
}

const known = new Map<string, KnownCarrier>(Object.entries(CARRIERS));

/** A carrier of the list, by its code. */
export const knownCarrier = (code: string): KnownCarrier | undefined => known.get(code);

/**
 * The carrier's page about a parcel; null if unknown.
 * @param ownTemplate address of the page as the vendor has entered it; empty or null without one
 */
export const trackingPage = (carrier: string, trackingId: string, ownTemplate: string | null = null): string | null => {
  if (carrier === OWN_COURIER || trackingId === '') return null;
  const template = knownCarrier(carrier)?.tracking_url ?? ownTemplate;
  const page = template?.replace(TRACKING_NUMBER, () => encodeURIComponent(trackingId));
  return page && URL.canParse(page) ? page : null;
};

/** Name of a carrier in the reader's language. An unknown carrier is shown as the vendor has entered it. */
export const carrierName = (carrier: string, t: Translate, lang: Lang): string => {
  if (carrier === OWN_COURIER) return t('carriers.local');
  const { name = carrier, name_ar = '' } = knownCarrier(carrier) ?? {};
  return localized(lang, name, name_ar);
};
