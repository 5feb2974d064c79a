import { z } from 'zod';
import type { Config } from '../../../../../runtime/config.ts';
import type { Parcel, Party } from './carrier.ts';

// Aramex shipping API, version 1.0. Only the fields used here are declared.

const Notices = z.array(z.object({ Message: z.string().nullish() })).nullish();

/** Common part of every response. */
export const AramexResponse = z.object({
  HasErrors: z.boolean(),
  Notifications: Notices,
  Message: z.string().nullish(),
});

/** Response to an accepted pickup. */
export const AramexPickup = AramexResponse.extend({
  ProcessedPickup: z.object({ ID: z.string().min(1), GUID: z.string().min(1) }),
});

/** Aramex's own text for a refusal. */
export const refusalOf = ({ Notifications: notices, Message: message }: z.infer<typeof AramexResponse>): string =>
  [message, ...(notices ?? []).map((notice) => notice.Message)].filter(Boolean).join(' ');

type Account = NonNullable<Config['aramex']>;

const toClientInfo = (account: Account) => ({
  UserName: account.ARAMEX_USERNAME,
  Password: account.ARAMEX_PASSWORD,
  AccountNumber: account.ARAMEX_ACCOUNT_NUMBER,
  AccountPin: account.ARAMEX_ACCOUNT_PIN,
  AccountEntity: account.ARAMEX_ACCOUNT_ENTITY,
  AccountCountryCode: account.ARAMEX_ACCOUNT_COUNTRY,
  Version: 'v1.0',
});

/** Timestamp in the API's format. Riyadh is always UTC+3. */
const toMoment = (day: string, time: string) => `/Date(${new Date(`${day}T${time}:00+03:00`).getTime()}+0300)/`;

const toAddress = ({ line1, line2, city, postalCode, country }: Party) => ({
  Line1: line1,
  Line2: line2,
  City: city,
  PostCode: postalCode,
  CountryCode: country,
});

const toContact = ({ name, company, phone, email }: Party) => ({
  PersonName: name,
  CompanyName: company,
  PhoneNumber1: phone,
  CellPhone: phone,
  EmailAddress: email,
});

/** Aramex weighs every parcel itself but requires a value; the shop has no weights. */
const PRESUMED_WEIGHT = { Unit: 'KG', Value: 1 };

/** Request that creates a pickup. */
export const toPickupRequest = (account: Account, parcel: Parcel) => ({
  ClientInfo: toClientInfo(account),
  Transaction: { Reference1: parcel.reference },
  Pickup: {
    Reference1: parcel.reference,
    // Short national address of the recipient.
    Reference2: parcel.nationalAddress,
    PickupAddress: toAddress(parcel.sender),
    PickupContact: toContact(parcel.sender),
    PickupLocation: parcel.sender.company,
    PickupDate: toMoment(parcel.date, parcel.from),
    ReadyTime: toMoment(parcel.date, parcel.from),
    LastPickupTime: toMoment(parcel.date, parcel.to),
    ClosingTime: toMoment(parcel.date, parcel.to),
    Status: 'Ready',
    PickupItems: [
      {
        ProductGroup: parcel.destination === parcel.sender.country ? 'DOM' : 'EXP',
        ProductType: parcel.destination === parcel.sender.country ? 'ONP' : 'PPX',
        NumberOfShipments: 1,
        NumberOfPieces: 1,
        Payment: 'P',
        ShipmentWeight: PRESUMED_WEIGHT,
        Comments: [parcel.orderSubNo, parcel.recipientCompany, parcel.poNumber].filter(Boolean).join(' '),
      },
    ],
  },
});

/** Request that cancels a pickup. */
export const toCancelRequest = (account: Account, carrierReference: string) => ({
  ClientInfo: toClientInfo(account),
  Transaction: { Reference1: carrierReference },
  PickupGUID: carrierReference,
  Comments: '',
});
