import { z } from 'zod';
import { TRACKING_NUMBER } from '../../../../facts/carriers.ts';
import { knownCarrier, OWN_COURIER } from '../../../../mail/templates/carriers.ts';
import { optionalCode, optionalText } from '../../../../wire/fields.ts';
import { StatusSeen } from '../status/schemas.ts';

const EXAMPLE = `https://carrier.example.com/track?number=${TRACKING_NUMBER}`;

/** True for an https address with one placeholder behind its host. */
const isTemplate = (template: string): boolean => {
  const [before = '', after, ...more] = template.split(TRACKING_NUMBER);
  if (after === undefined || more.length > 0 || /[{}\s]/.test(before + after)) return false;
  const address = `${before}1${after}`;
  if (!URL.canParse(address)) return false;
  const page = new URL(address);
  if (page.protocol !== 'https:' || page.username !== '' || page.password !== '') return false;
  // The host ends before the number: as text, because a parsed address has another length.
  return /^https:\/\/[^/?#\\@]+[/?#]/.test(before);
};

const hasKnownPage = (carrier: string): boolean => carrier === OWN_COURIER || !!knownCarrier(carrier)?.tracking_url;

/** An own carrier of a vendor. */
export const VendorCarrier = z
  .object({
    name: z.string().meta({ description: 'Name of the carrier', examples: ['Zajil Express'] }),
    tracking_url: z.string().describe(`Page about a parcel; \`${TRACKING_NUMBER}\` stands for its number`),
  })
  .meta({ id: 'VendorCarrier', description: 'A carrier that a vendor has entered, with its page about parcels' });
export type VendorCarrier = z.infer<typeof VendorCarrier>;

export const ShipmentForm = z
  .strictObject({
    carrier: optionalText(60).describe('Code of a known carrier, such as `smsa`, or the name of another one'),
    tracking_number: optionalCode(64).describe('Tracking number; empty to remove it with its carrier'),
    tracking_url: optionalCode(300)
      .refine((template) => template === '' || isTemplate(template), 'orders.tracking_url_invalid')
      .describe(
        `Page of the carrier about a parcel, stored for the vendor’s next parcels: an https address with \`${TRACKING_NUMBER}\` once; empty to keep what is stored`,
      )
      .meta({ examples: [EXAMPLE] }),
    status_seen: StatusSeen,
  })
  .superRefine(({ carrier, tracking_number: number, tracking_url: page }, context) => {
    const miss = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (number === '' && (carrier !== '' || page !== '')) miss('tracking_number', 'orders.tracking_number_required');
    if (page !== '' && hasKnownPage(carrier)) miss('tracking_url', 'orders.tracking_url_known');
    if (carrier === '' && (number !== '' || page !== '')) miss('carrier', 'orders.carrier_required');
  })
  .meta({ example: { carrier: 'smsa', tracking_number: '290012345678', status_seen: 'Shipped' } });
export type ShipmentForm = z.infer<typeof ShipmentForm>;
