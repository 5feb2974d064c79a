import type { Translate } from './template.ts';

/** Tracking page of each carrier with a name of ours; null without one. */
const TRACKING_PAGES = new Map<string, ((trackingId: string) => string) | null>([
  ['aramex', (id) => `https://www.aramex.com/track/results?ShipmentNumber=${encodeURIComponent(id)}`],
  ['local', null],
]);

/** The carrier's page about a parcel; null if unknown. */
export const trackingPage = (carrier: string, trackingId: string): string | null =>
  TRACKING_PAGES.get(carrier)?.(trackingId) ?? null;

/** Name of a carrier in the reader's language. An unknown carrier is shown as received. */
export const carrierName = (carrier: string, t: Translate): string =>
  TRACKING_PAGES.has(carrier) ? t(`carriers.${carrier}`) : carrier;
