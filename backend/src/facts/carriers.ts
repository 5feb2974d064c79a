/** Stands for the number, URL-encoded, in the address of a carrier's page about a parcel. */
export const TRACKING_NUMBER = '{tracking_number}';

/**
 * Carriers that deliver in the region, by code. `tracking_url`: address of the page about a parcel; null where none is
 * known that can be linked.
 */
export const CARRIERS = {
  aramex: {
    name: 'Aramex',
    name_ar: 'أرامكس',
    tracking_url: 'https://www.aramex.com/track/results?ShipmentNumber={tracking_number}',
  },
  dhl: {
    name: 'DHL',
    name_ar: 'دي إتش إل',
    tracking_url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={tracking_number}',
  },
  fedex: {
    name: 'FedEx',
    name_ar: 'فيديكس',
    tracking_url: 'https://www.fedex.com/fedextrack/?trknbr={tracking_number}',
  },
  jt: { name: 'J&T Express', name_ar: 'جيه آند تي إكسبريس', tracking_url: null },
  naqel: { name: 'Naqel Express', name_ar: 'ناقل إكسبريس', tracking_url: null },
  smsa: {
    name: 'SMSA Express',
    name_ar: 'سمسا إكسبريس',
    tracking_url: 'https://www.smsaexpress.com/trackingdetails?tracknumbers={tracking_number}',
  },
  spl: { name: 'SPL', name_ar: 'سبل', tracking_url: null },
  ups: { name: 'UPS', name_ar: 'يو بي إس', tracking_url: 'https://www.ups.com/track?tracknum={tracking_number}' },
} as const;
