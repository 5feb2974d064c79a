import type { PlatformSettings, SiteContact } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { array, object, string } from 'yup';

/** Slots for addresses and numbers; the first is the main one. */
export const PLACES = [0, 1, 2] as const;

type ErrorName = TextKey<'admin-console', 'settings.contact.error'>;
const error = (name: ErrorName) => `settings.contact.error.${name}`;

const several = (name: 'email' | 'phone', pattern: RegExp) =>
  array(
    string()
      .trim()
      .matches(pattern, { message: error(`${name}Format`), excludeEmptyString: true }),
  );

/** Required if the other language has text. */
const inBoth = (other: string, missing: ErrorName) =>
  string()
    .trim()
    .when(other, ([text], schema) => (text?.trim() ? schema.required(error(missing)) : schema));

const isDegrees = (text: string, most: number) => /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most;

/** Latitude and longitude require each other. */
const degrees = (other: string, most: number) =>
  string()
    .trim()
    .test('degrees', error('degrees'), (text = '', { parent }) =>
      text === '' ? String(parent[other] ?? '').trim() === '' : isDegrees(text, most),
    );

/** Validation of the form. The messages are translation keys. */
export const contactSchema = object({
  contact: object().shape(
    {
      emails: several('email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/),
      phones: several('phone', /^\+?[\d ()-]{6,29}$/),
      address: inBoth('address_arabic', 'address'),
      address_arabic: inBoth('address', 'addressArabic'),
      latitude: degrees('longitude', 90),
      longitude: degrees('latitude', 180),
    },
    // Each requires the other.
    [['address', 'address_arabic']],
  ),
});

const typed = (texts: readonly string[]) => PLACES.map((place) => texts[place] ?? '');
const degreesText = (degree: number | null) => (degree === null ? '' : String(degree));
const degreesOf = (text: string) => (text.trim() === '' ? null : Number(text));
const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

/** Form values of the contact details; the paths match the server's errors. */
export const toContactValues = ({ contact }: PlatformSettings) => ({
  contact: {
    emails: typed(contact.emails),
    phones: typed(contact.phones),
    address: contact.address,
    address_arabic: contact.address_arabic,
    latitude: degreesText(contact.latitude),
    longitude: degreesText(contact.longitude),
  },
});

export const toContact = ({ contact }: ReturnType<typeof toContactValues>): { contact: SiteContact } => ({
  contact: {
    emails: filled(contact.emails),
    phones: filled(contact.phones),
    address: contact.address.trim(),
    address_arabic: contact.address_arabic.trim(),
    latitude: degreesOf(contact.latitude),
    longitude: degreesOf(contact.longitude),
  },
});
