import type { z } from 'zod';
import type { Config } from '../../../../../runtime/config.ts';
import { assertOutsideTransaction } from '../../../../../database/transaction.ts';
import { inSpan } from '../../../../../tracing/spans.ts';
import { AramexResponse, AramexPickup, refusalOf, toCancelRequest, toPickupRequest } from './aramex-wire.ts';
import { CarrierError, labelPage, type Carrier } from './carrier.ts';

const SERVICE = '/ShippingAPI.V2/Shipping/Service_1_0.svc/json';
const TIMEOUT_MS = 10_000;
const ALREADY_CANCELLED = /already\s+(been\s+)?cancel/i;

const silent = (message: string, cause?: unknown) => new CarrierError('silent', message, cause);

/**
 * Pickups by Aramex, for a shop with an Aramex account.
 * @param timeoutMs response timeout
 */
export const createAramexCarrier = (account: NonNullable<Config['aramex']>, timeoutMs = TIMEOUT_MS): Carrier => {
  const send = async (method: 'CreatePickup' | 'CancelPickup', request: object): Promise<unknown> => {
    assertOutsideTransaction('A carrier');
    try {
      const response = await fetch(`${account.ARAMEX_URL}${SERVICE}/${method}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(request),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw silent(`Aramex responded to ${method} with status ${response.status}.`);
      return await response.json();
    } catch (error) {
      throw error instanceof CarrierError ? error : silent(`Aramex did not respond to ${method}.`, error);
    }
  };

  const read = <Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> => {
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw silent('The response from Aramex is not valid.', parsed.error);
    return parsed.data;
  };

  const call = async (method: 'CreatePickup' | 'CancelPickup', request: object) => {
    const answer = await inSpan(`ask Aramex to ${method}`, {}, () => send(method, request));
    const outcome = read(AramexResponse, answer);
    return { answer, refusal: outcome.HasErrors ? refusalOf(outcome) : null };
  };

  return {
    name: 'aramex',
    async schedule(parcel) {
      const { answer, refusal } = await call('CreatePickup', toPickupRequest(account, parcel));
      if (refusal !== null) throw new CarrierError('refused', refusal);
      const { ID: trackingId, GUID: carrierReference } = read(AramexPickup, answer).ProcessedPickup;
      return { trackingId, labelUrl: labelPage(parcel.orderSubNo), carrierReference };
    },
    async cancel(carrierReference) {
      const { refusal } = await call('CancelPickup', toCancelRequest(account, carrierReference));
      if (refusal !== null && !ALREADY_CANCELLED.test(refusal)) throw new CarrierError('refused', refusal);
    },
  };
};
